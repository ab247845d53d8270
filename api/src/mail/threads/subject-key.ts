/** Prefixes of answers and forwards in the languages of mail programs, also repeated and counted: `Re[2]: RV: `. */
const prefix =
  /^\s{0,5}(\[[^\]]{1,30}\]\s{0,5})?(re|aw|antw|sv|vs|r|rif|ref|res|fwd?|fw|rv|wg|tr|enc|i)\s{0,5}(\[\d{1,5}\]|\(\d{1,5}\))?\s{0,5}[:：]\s{0,5}/i;

/** Returns what two subjects of one conversation have in common. Equal keys only suggest that mails belong together. */
export function subjectKey(subject: string): string {
  let rest = subject;
  for (let shorter = rest.replace(prefix, ''); shorter !== rest; shorter = rest.replace(prefix, '')) rest = shorter;
  return rest.replace(/\s+/g, ' ').trim().toLowerCase();
}
