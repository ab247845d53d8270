import type { Violation } from '@portal/contracts/release-status';
import { type AtRule, parse, type Rule as StyleRule } from 'postcss';
import selectorParser, { type Container, type Node, type Selector } from 'postcss-selector-parser';
import { violation } from '../release/violations.ts';

/** Global names of a document: the last definition of any remote applies. */
const namedGlobally = /^(-webkit-)?(keyframes|property|font-palette-values|counter-style|position-try|color-profile)$/;

/** At-rules that affect more than elements: print pages, fonts, view transitions, other files. */
const forShellOnly = new Set(['font-face', 'page', 'view-transition', 'import', 'namespace', 'charset']);

/** Returns violations for rules of a style sheet that affect elements outside the remote. */
export function styleViolations(file: string, css: string, prefix: string): Violation[] {
  const violations: Violation[] = [];
  let root: ReturnType<typeof parse>;
  try {
    // A source map that it names would be read from this disk.
    root = parse(css, { map: false });
  } catch (error) {
    return [violation('style-source', `${file} is not CSS: ${(error as Error).message}.`)];
  }

  root.walkAtRules(({ name, params }) => {
    if (forShellOnly.has(name))
      violations.push(violation('foreign-style', `${file} has @${name}, which is the shell’s.`));
    if (namedGlobally.test(name) && !isOwnName(params, prefix))
      violations.push(
        violation('global-name', `${file} has @${name} ${params}, a name without "${prefix}-" in front.`),
      );
  });
  root.walkRules((rule) => {
    if (isInside(rule, 'keyframes')) return;
    for (const selector of foreignSelectors(rule, prefix))
      violations.push(violation('foreign-style', `${file} styles "${selector}", which is not its own alone.`));
  });
  root.walkDecls(({ value }) => {
    if (/url\(\s*['"]?\s*(https?:)?\/\//i.test(value))
      violations.push(violation('style-source', `${file} takes a file from another origin: ${value}.`));
  });
  return violations;
}

const isOwnName = (params: string, prefix: string) => new RegExp(`^(--)?["']?${prefix}-`).test(params.trim());

function isInside({ parent }: StyleRule, atRule: string): boolean {
  for (let outer = parent; outer; outer = outer.parent as typeof parent) {
    if (outer.type === 'atrule' && (outer as AtRule).name.endsWith(atRule)) return true;
  }
  return false;
}

/** Returns selectors that match elements outside the remote. A nested rule is scoped by its parent if its selector includes `&`. */
function foreignSelectors(rule: StyleRule, prefix: string): string[] {
  const { nodes } = selectorParser().astSync(rule.selector);
  const parent = rule.parent?.type === 'rule' ? (rule.parent as StyleRule) : undefined;
  const isBoundByParent = parent !== undefined && foreignSelectors(parent, prefix).length === 0;
  return nodes
    .filter((selector) => !isBound(selector, prefix) && !(isBoundByParent && nestsInside(selector)))
    .map((selector) => String(selector).trim());
}

/** Returns whether a nested selector matches only below its parent: without `&`, or with `&` outside of pseudo-classes. */
const nestsInside = (selector: Selector) => {
  const text = String(selector);
  return !text.includes('&') || selector.some(({ type }) => type === 'nesting');
};

/** Returns whether a selector matches only elements with a class of the remote, and elements inside them. */
function isBound(selector: Container<string, Node>, prefix: string): boolean {
  let reached: 'anything' | 'own' | 'inside' = 'anything';
  for (const node of selector.nodes) {
    // A sibling of an own element may belong to another remote. Descendants of an own element are own.
    if (node.type === 'combinator')
      reached = reached === 'own' && /[+~]/.test(node.value) ? 'anything' : within(reached, node.value);
    if (isOwn(node, prefix) && reached === 'anything') reached = 'own';
  }
  return reached !== 'anything';
}

const within = (reached: 'anything' | 'own' | 'inside', combinator: string) =>
  reached === 'own' && !/[+~]/.test(combinator) ? 'inside' : reached;

function isOwn(node: Node, prefix: string): boolean {
  // Panda writes conditions before the prefix: `md:l-p_6`, `[&_svg]:l-w_4`.
  if (node.type === 'class') return new RegExp(`^(.*:)?${prefix}-`).test(node.value);
  const isChoice = node.type === 'pseudo' && /^:(is|where|-webkit-any|matches)$/.test(node.value);
  return isChoice && node.nodes.every((alternative) => isBound(alternative, prefix));
}
