// Verifies the certificates of findings in whole numbers, by what scripts/check_certificate.mjs has above its part for Node.
"use strict";
let checkFinding = null;
const checker = () => checkFinding ??= packed("checker").then(text =>
  new Function(`${text.split(/^\/\/ -+ Node -+$/m)[0].replace(/^export /gm, "")}\nreturn check_finding;`)());

/// {state, reason, ...} as check_finding says it of a finding of the page.
const verified = async finding => {
  if (finding.certificate === null)
    return {state: "without", reason: "it is too long for this page; docs/certificates.md says how it is verified"};
  const check = await checker();
  try {
    return check({...finding.judged, case_text: finding.case, certificate: finding.certificate});
  } catch (error) {
    return {state: "refused", reason: error.message};
  }
};
const verdictWords = ({state, reason, detail, agrees}) => {
  const truth = String(reason).replaceAll("_", " ");
  if (state === "verified") return `verified in this browser: the truth is “${truth}”${agrees ? ", under which the claim is broken" : ""}`;
  if (state === "contradicts") return `refused: the truth is “${truth}”, under which the claim holds`;
  return state === "without" ? `not verified: ${reason}` : `refused: ${detail ?? reason}`;
};

/// A button and what it says.
const verifyControl = finding => {
  const button = make("button", {type: "button", class: "copy"}, "Verify the certificate"), said = make("output");
  button.addEventListener("click", async () => {
    const verdict = await verified(finding);
    said.className = verdict.state;
    said.textContent = verdictWords(verdict);
  });
  return make("p", {class: "verify"}, button, " ", said);
};

document.getElementById("verify-all")?.addEventListener("click", async event => {
  const said = event.target.parentElement.querySelector("output"), findings = await json("findings");
  const counts = {verified: 0, refused: 0, without: 0}, refused = [];
  for (const [place, finding] of findings.entries()) {
    const {state} = await verified(finding);
    ++counts[state === "contradicts" ? "refused" : state];
    if (state === "refused" || state === "contradicts") refused.push(finding.id);
    if (place % 10 !== 9) continue;
    said.textContent = `${place + 1} of ${findings.length} …`;
    await new Promise(later => setTimeout(later));
  }
  said.className = refused.length > 0 ? "refused" : "verified";
  said.replaceChildren(`${counts.verified} verified in this browser, ${counts.refused} refused, ${counts.without} without a certificate`,
    ...refused.slice(0, 20).flatMap(id => [" ", make("a", {href: `#finding=${id}`}, id.slice(0, 8))]));
});
