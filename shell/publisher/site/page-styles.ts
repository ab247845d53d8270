import { parse as parseHtml } from 'node-html-parser';
import { type ChildNode, parse } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** A style sheet, and the URL path of its folder, with trailing slash. */
export interface SourceSheet {
  css: string;
  base: string;
}

/** A rule, a block of rules, or text that is always kept. */
type Part =
  | { kind: 'text'; text: string }
  | { kind: 'block'; start: string; parts: Part[] }
  | { kind: 'rule'; selectors: { text: string; matches: Matches }[]; body: string };

/** Returns whether a selector can match in a document with these class names and ids. */
type Matches = (names: ReadonlySet<string>) => boolean;

/**
 * Style sheets of one application, from which each of its documents gets the rules that can apply to it. Only class names and ids decide:
 * attributes, states and elements can change while the page is open.
 */
export class PageStyles {
  private readonly parts: Part[];

  constructor(sheets: readonly SourceSheet[]) {
    this.parts = sheets.flatMap(({ css, base }) => parse(withPaths(css, base), { map: false }).nodes.map(partOf));
  }

  /** Returns the rules for a document, as the content of a `<style>`. */
  neededBy(html: string): string {
    const elements = parseHtml(html).querySelectorAll('[class], [id]');
    const names = new Set(
      elements.flatMap(({ attributes: { class: list = '', id = '' } }) => [...list.split(/\s+/), id]),
    );
    const css = this.parts.map((part) => print(part, names)).join('');
    // No text of a rule can end the element.
    return withoutUnusedVariables(css, variablesIn(html)).replaceAll('</', '<\\/');
  }
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    const { nodes } = selectorParser().astSync(node.selector);
    const selectors = nodes.map((selector) => ({ text: String(selector).trim(), matches: matcherOf(selector) }));
    return { kind: 'rule', selectors, body: `{${node.nodes.map(String).join(';')}}` };
  }
  if (node.type !== 'atrule' || !node.nodes || !/^(media|supports|layer|container)$/.test(node.name))
    return { kind: 'text', text: node.type === 'atrule' && !node.nodes ? `${node};` : String(node) };
  return { kind: 'block', start: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) };
}

function print(part: Part, names: ReadonlySet<string>): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'rule') {
    const selectors = part.selectors.filter(({ matches }) => matches(names)).map(({ text }) => text);
    return selectors.length > 0 ? selectors.join() + part.body : '';
  }
  const content = part.parts.map((inner) => print(inner, names)).join('');
  // An empty layer has its place in the order of layers.
  return content || part.start.startsWith('@layer') ? `${part.start}{${content}}` : '';
}

/** Of the pseudo-classes with selectors, only alternatives are looked into: `:not` and `:has` can become true. */
function matcherOf(selector: Selector): Matches {
  const needed = selector.nodes.flatMap((node: Node): Matches[] => {
    if (node.type === 'class' || node.type === 'id') return [(names) => names.has(node.value)];
    if (node.type !== 'pseudo' || !/^:(is|where)$/.test(node.value)) return [];
    const alternatives = node.nodes.map(matcherOf);
    return [(names) => alternatives.some((matches) => matches(names))];
  });
  return (names) => needed.every((matches) => matches(names));
}

const declaration = /(?<=[{;]\s*)(--[\w-]+(?:\\.[\w-]*)*):[^;{}]*;?/g;
const use = /var\(\s*(--[\w-]+(?:\\.[\w-]*)*)/g;

const variablesIn = (text: string) => [...text.matchAll(use)].map(([, name = '']) => name);

/** Removes variables that neither a rule nor the document uses, until none is left. */
function withoutUnusedVariables(css: string, usedInHtml: string[]): string {
  const used = new Set([...usedInHtml, ...variablesIn(css)]);
  const kept = css.replaceAll(declaration, (text, name) => (used.has(name) ? text : ''));
  return kept === css ? css : withoutUnusedVariables(kept, usedInHtml);
}

/** Addresses in a document are relative to its own path. */
const withPaths = (css: string, base: string) =>
  css.replaceAll(/url\(\s*(["']?)(?!["']?(?:data:|#|\/))/g, (_, quote) => `url(${quote}${base}`);
