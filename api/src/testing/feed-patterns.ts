import { text } from 'node:stream/consumers';
import fc from 'fast-check';

/** A pattern of the code and where it is. */
export interface FoundPattern {
  source: string;
  flags: string;
  place: string;
}

const length = 200_000;
const maxLetters = 2;
const maxSigns = 5;
const maxPrefixes = 5;

/** Characters that a pattern matches or names: one of each class, some of its letters and of its signs. */
export function charactersOf(source: string): string[] {
  const plain = source.replace(/\\[pP]\{[^}]*\}/g, '');
  const classes = [
    /\\[sS]|\[\^/.test(plain) ? [' ', '\n'] : [],
    /\\[wWdDb]|\.|\[\^|a-z/.test(plain) ? ['a', '1'] : [],
  ].flat();
  const letters = plain.replace(/\\[a-z]/g, '').match(/[a-z]/gi) ?? [];
  const signs = plain.match(/[ \-:;<>@=_/#"'*%,&.]/g) ?? [];
  return [
    ...new Set([...classes, ...[...new Set(letters)].slice(0, maxLetters), ...[...new Set(signs)].slice(0, maxSigns)]),
  ];
}

/** Starts of a text that the pattern matches, so that what follows its first parts is reached too. */
export function prefixesOf({ source, flags }: RegExp): string[] {
  // What fast-check does not support, and what has no characters of its own.
  const plain = source.replace(/\\b|\(\?<?[=!](?:[^()\\]|\\.)*\)/g, '');
  try {
    const [example = ''] = fc.sample(fc.stringMatching(new RegExp(plain, flags.replace(/[gim]/g, ''))), {
      numRuns: 1,
      seed: 1,
    });
    const step = Math.max(1, Math.ceil(Math.min(example.length, 200) / maxPrefixes));
    return Array.from({ length: maxPrefixes }, (_, index) => example.slice(0, (index + 1) * step));
  } catch {
    return [];
  }
}

export function* textsFor(pattern: RegExp): Generator<string> {
  const characters = charactersOf(pattern.source);
  for (const one of characters) {
    for (const prefix of new Set(['', ...prefixesOf(pattern)])) yield `${prefix}${one.repeat(length)}\u0001`;
    for (const other of characters) if (one < other) yield `${(one + other).repeat(length / 2)}\u0001`;
  }
}

// A process of its own: a slow pattern cannot be stopped in another way.
if (import.meta.main) {
  const patterns: FoundPattern[] = JSON.parse(await text(process.stdin));
  for (const { source, flags, place } of patterns) {
    process.stdout.write(`${place} /${source}/${flags}\n`);
    const pattern = new RegExp(source, flags);
    for (const one of textsFor(pattern)) one.replace(pattern, '');
  }
}
