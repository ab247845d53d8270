import { text } from 'node:stream/consumers';

/** A pattern of the code and where it is. */
export interface FoundPattern {
  source: string;
  flags: string;
  place: string;
}

const length = 200_000;
const maxLetters = 2;
const maxSigns = 5;

/** Characters that a pattern matches or names: one of each class, some of its letters and of its signs. */
function charactersOf(source: string): string[] {
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

/** Its words, alone and before its signs, so that what follows the first parts of a pattern is reached too. */
function prefixesOf(source: string): string[] {
  const words = source.replace(/\\[a-zA-Z]|[{[][^}\]]*[}\]]/g, ' ').match(/[<=\w-]{2,}/g) ?? [];
  const signs = source.match(/[:=<]/g) ?? [];
  return [...new Set(words)]
    .slice(0, 3)
    .flatMap((word) => ['', ...new Set(signs)].slice(0, 3).map((sign) => word + sign));
}

function* textsFor(pattern: RegExp): Generator<string> {
  const characters = charactersOf(pattern.source);
  for (const one of characters) {
    for (const prefix of ['', ...prefixesOf(pattern.source)]) yield `${prefix}${one.repeat(length)}\u0001`;
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
