import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
/** Returns the name of a function, also of one in an object. */
const nameOf = (callee: unknown) => {
  const { name, property, type } = callee as { name?: string; property?: { name?: string }; type: string };
  return name ?? property?.name ?? type;
};

/** Returns the messages of errors and failures in a TypeScript file, and of functions named `obstacleOf`, with `…` in place of values. */
export function messagesOf(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const messages = new Set<string>();
  const visit = (node: Node) => {
    if (isMessage(node)) for (const text of textsIn(node)) messages.add(text);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program as unknown as Node);
  return [...messages];
}

function isMessage({ type, callee, id }: Node): boolean {
  if (type === 'NewExpression') return /Error$/.test(nameOf(callee));
  if (type === 'CallExpression') return ['reject', 'failure', 'error', 'Super'].includes(nameOf(callee));
  return type === 'FunctionDeclaration' && nameOf(id) === 'obstacleOf';
}

/** Returns the sentences in an expression. Identifiers such as rules have no space. */
function textsIn(node: Node): string[] {
  const text = textOf(node);
  if (text !== undefined) return text.includes(' ') ? [text] : [];
  return childrenOf(node).flatMap(textsIn);
}

function textOf({ type, value, quasis, left, right }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type === 'TemplateLiteral')
    return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('…');
  if (type !== 'BinaryExpression' || !isNode(left) || !isNode(right)) return undefined;
  const [start, end] = [textOf(left), textOf(right)];
  return start === undefined || end === undefined ? undefined : start + end;
}
