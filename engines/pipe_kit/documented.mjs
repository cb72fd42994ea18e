/**
 * A tolerance that a library's own documents state: the number, where, and the line. As documented.h, which says what
 * reads it.
 */
export const documented = (value, where, line) => {
  if (!where || !line) throw new Error('a tolerance without its document');
  return value;
};
