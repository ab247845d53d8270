/** Returns the first `max` characters as PostgreSQL counts them: code points, so that no emoji is cut into halves. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (let count = 0; count < max && end < text.length; count += 1)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return text.slice(0, end);
}

/** Returns the text without what PostgreSQL refuses in `text` and `jsonb`: U+0000, and halves of surrogate pairs. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
