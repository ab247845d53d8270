/** Prefixes of answers and forwards in the languages of mail programs, also repeated and counted: `Re[2]: RV: `. */
const prefix =
  /^\s*(\[[^\]]{1,30}\]\s*)?(re|aw|antw|sv|vs|r|rif|ref|res|fwd?|fw|rv|wg|tr|enc|i)\s*(\[\d+\]|\(\d+\))?\s*[:：]\s*/i;

/** Returns what two subjects of one conversation have in common. Equal keys only suggest that mails belong together. */
export function subjectKey(subject: string): string {
  let rest = subject;
  for (let shorter = rest.replace(prefix, ''); shorter !== rest; shorter = rest.replace(prefix, '')) rest = shorter;
  return rest.replace(/\s+/g, ' ').trim().toLowerCase();
}
