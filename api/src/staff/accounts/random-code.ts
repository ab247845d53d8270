import { randomInt } from 'node:crypto';

/** Without characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns random characters (4.95 bits each) in groups with dashes between them. */
export function randomCode(groups: number, groupLength: number): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
