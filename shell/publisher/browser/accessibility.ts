import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Violation } from '@portal/contracts/release-status';
import type { AxeResults, NodeResult, Result } from 'axe-core';
import { violation } from '../release/violations.ts';
import type { OpenPage } from './open-page.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const limitMs = 30_000;

/** Returns serious and critical findings of WCAG 2.2 AA in the page, or in its content only. */
export const findInaccessible = (open: OpenPage, isWholePage: boolean): Promise<Violation[]> =>
  find(open, isWholePage ? 'document' : content, tags);

/** Returns texts in the content that can hardly be told from what is behind them. */
export const findUnreadable = (open: OpenPage): Promise<Violation[]> => find(open, content, ['color-contrast']);

const content = `document.querySelector('main') ?? document`;

async function find(open: OpenPage, part: string, runOnly: string[]): Promise<Violation[]> {
  await open.evaluate(`${source};0`);
  const options = JSON.stringify({
    runOnly,
    resultTypes: ['violations', 'incomplete'],
    preload: false,
    iframes: false,
  });
  const run = `axe.run(${part}, ${options}).then(${pickFindings})`;
  return (await open.evaluate<Result[]>(run, limitMs))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, helpUrl, nodes }) => {
      const more = nodes.length > 1 ? ` and ${nodes.length - 1} more` : '';
      return violation('accessibility', `${help} (${id}): ${nodes[0]?.html.slice(0, 160)}${more}. ${helpUrl}`);
    });
}

/** axe does not decide about a text in exactly the color behind it. Runs in the page. */
function pickFindings({ violations, incomplete }: AxeResults): Result[] {
  const isInvisible = ({ any }: NodeResult) => any.some(({ data }) => data?.messageKey === 'equalRatio');
  const invisible = incomplete.map((found) => ({ ...found, nodes: found.nodes.filter(isInvisible) }));
  return [...violations, ...invisible.filter(({ nodes }) => nodes.length > 0)];
}
