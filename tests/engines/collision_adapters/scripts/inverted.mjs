// An adapter in JavaScript whose engine is replaced by one that answers exactly, served by the adapter itself: what is
// held against it is an error of the adapter, or of the claims, and never of the engine. Exact are small integers, so
// only problems of such are to be asked. Casts are not replaced, nor are hulls.
//   node inverted.mjs ADAPTER [SPOILT]      SPOILT: an error that is planted, of kSpoils
import {kSpoils, kStandIns} from './stand_ins.mjs';
import {truthOfPoints} from './truth.mjs';

const [adapter, spoilt] = process.argv.slice(2);
const folder = new URL(`../../../../engines/adapters/${adapter}/`, import.meta.url);
kStandIns[adapter](await import(new URL('translation.mjs', folder)), spoilt ? kSpoils[spoilt] : truthOfPoints);
await import(new URL(`${adapter}.mjs`, folder));
