import { isMap, isScalar, isSeq, type Node, type ParsedNode, parseAllDocuments } from 'yaml';

/** `sample`, `Sample`, `REMOTE_SAMPLE`: a name as it stands in files and variables, in whatever case, and never as a part of a word. */
const named = (name: string) => new RegExp(`(?<![a-z])${name}(?![a-z])`, 'gi');

export const renamed = (text: string, from: string, to: string) =>
  text.replace(named(from), (found) => {
    if (found === found.toUpperCase()) return to.toUpperCase();
    const isCapital = found[0] !== found[0]?.toLowerCase();
    return isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
  });

/** What is inserted, and behind which character. */
interface Insertion {
  at: number;
  text: string;
}

/**
 * A YAML text in which everything that is said of one name is said of another one as well: an entry called by the
 * name, an item of a list that mentions it. The rest, comments and layout too, stays as it is.
 */
export function writtenAgain(yaml: string, from: string, to: string): string {
  const insertions: Insertion[] = [];
  const mentions = (node: unknown) => isScalar(node) && named(from).test(String(node.value));

  /** An item is about the name unless a list of its own stands between. */
  const isAbout = (node: unknown): boolean =>
    mentions(node) || (isMap(node) && node.items.some(({ key, value }) => mentions(key) || isAbout(value)));

  function visit(node: Node | null) {
    const isFlow = (isMap(node) || isSeq(node)) && node.flow === true;
    const write = (start: number, end: number) =>
      insertions.push(again(yaml, { start, end, isFlow }, (text) => renamed(text, from, to)));

    if (isMap<ParsedNode, ParsedNode | null>(node))
      for (const { key, value } of node.items) {
        if (mentions(key)) write(key.range[0], (value ?? key).range[1]);
        else visit(value);
      }
    if (isSeq<ParsedNode>(node))
      for (const item of node.items) {
        if (isAbout(item)) write(item.range[0], item.range[1]);
        else visit(item);
      }
  }

  for (const document of parseAllDocuments(yaml)) {
    const [error] = document.errors;
    if (error) throw error;
    visit(document.contents);
  }
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), yaml);
}

interface Place {
  start: number;
  end: number;
  /** Between braces or brackets, with commas. */
  isFlow: boolean;
}

function again(yaml: string, { start, end, isFlow }: Place, rename: (text: string) => string): Insertion {
  const lineStart = yaml.lastIndexOf('\n', start - 1) + 1;
  const at = start + yaml.slice(start, end).trimEnd().length;
  const isFirstOnLine = yaml.slice(lineStart, start).trim() === '';
  if (isFlow) {
    const separator = isFirstOnLine ? `,\n${yaml.slice(lineStart, start)}` : ', ';
    return { at, text: separator + rename(yaml.slice(start, at)) };
  }
  const lineEnd = yaml.indexOf('\n', at) < 0 ? yaml.length : yaml.indexOf('\n', at);
  const gap = yaml.slice(0, lineStart).endsWith('\n\n') ? '\n\n' : '\n';
  return { at: lineEnd, text: gap + rename(yaml.slice(lineStart, lineEnd)) };
}
