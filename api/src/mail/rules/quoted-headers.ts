const separator =
  /^[ \t]{0,20}-{3,20}\s{0,5}(Original (Message|Appointment)|Mensaje original|Ursprüngliche Nachricht|Message d'origine|Mensagem original)\s{0,5}-{3,20}\s{0,20}$/i;
const line = /^[ \t]{0,20}_{10,200}\s{0,20}$/;
/** Headers of the quoted mail, as Outlook and Apple Mail write them. Some set them in bold with asterisks. */
const header =
  /^[ *]{0,20}(From|Sent|Date|To|Cc|Subject|De|Enviado( el)?|Fecha|Para|Asunto|CC|Von|Gesendet|An|Betreff)\s{0,5}:[\s*]{0,20}[^\s*]/i;
const firstHeader = /^[ *]{0,20}(From|De|Von)\s{0,5}:[\s*]{0,20}[^\s*]/i;
/** What only a mail program writes beside "From". A person can write "From: Austin, To: Dallas, Date: May". */
const proof = /^[ *]{0,20}(Sent|Subject|Enviado( el)?|Asunto|Gesendet|Betreff)\s{0,5}:|[^\s<>@]@[a-z\d-]/i;
const maxLines = 8;

/** Returns the number of the line after the headers of a quoted mail that start here, if a mail program wrote them. */
export function quotedHeadersEnd(lines: readonly string[], number: number, minHeaders = 3): number | undefined {
  const first = lines[number] ?? '';
  const isMarked = separator.test(first);
  const from = isMarked || line.test(first) ? nextText(lines, number + 1) : number;
  if (!firstHeader.test(lines[from] ?? '')) return undefined;
  const block = lines.slice(from, from + maxLines);
  const headers = block.filter((one) => header.test(one));
  if (!isMarked && (headers.length < minHeaders || !headers.some((one) => proof.test(one)))) return undefined;
  return from + block.findLastIndex((one) => header.test(one)) + 1;
}

export function nextText(lines: readonly string[], from: number): number {
  let next = from;
  while (next < lines.length && lines[next]?.trim() === '') next += 1;
  return next;
}
