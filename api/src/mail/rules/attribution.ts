/** "On Monday, Ada wrote:" in the languages that customers' mail programs use. It can be wrapped over a few lines. */
const attribution =
  /^[ >]{0,50}(On\b.{5,300}\bwrote|El\b.{5,300}\bescribi[oó]|Em\b.{5,300}\bescreveu|Le\b.{5,300}\ba écrit|Am\b.{5,300}\bschrieb.{0,120})\s?:\s{0,20}$/s;
/** How an attribution starts, to find wrapped ones. */
const attributionStart = /^[ >]{0,50}(On|El|Em|Le|Am)\b.{0,500}\d/;
const maxLines = 4;
/** An address is the proof that a program wrote the line. A person writes "On November 3 your technician wrote:". */
const address = /[^\s<>@]@[a-z\d-]/i;

export interface Attribution {
  /** Number of its lines. */
  count: number;
  hasAddress: boolean;
}

/** Returns the attribution that starts in a line. */
export function attributionAt(lines: readonly string[], number: number): Attribution | undefined {
  if (!attributionStart.test(lines[number] ?? '')) return undefined;
  for (let count = 1; count <= maxLines; count += 1) {
    const joined = lines.slice(number, number + count);
    if (joined.at(-1)?.trim() === '') return undefined;
    const text = joined.join(' ');
    if (text.length > 1_000) return undefined;
    if (attribution.test(text)) return { count, hasAddress: address.test(text) };
  }
  return undefined;
}

/** Returns the length of the attribution at the end of a text, with the blanks after it. */
export function attributionLengthAtEnd(text: string): number {
  const last = text.slice(-500);
  const lines = last.trimEnd().split('\n');
  for (let number = lines.length - 1; number >= Math.max(0, lines.length - maxLines); number -= 1) {
    if (attributionAt(lines, number)?.count !== lines.length - number) continue;
    return last.length - lines.slice(0, number).join('\n').length - (number > 0 ? 1 : 0);
  }
  return 0;
}
