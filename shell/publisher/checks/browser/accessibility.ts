import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Violation } from '@portal/contracts/release-status';
import type { AxeResults } from 'axe-core';
import { violation } from '../rules.ts';
import type { OpenPage } from './open-page.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const limitMs = 30_000;

/** Returns serious and critical findings of WCAG 2.2 AA in the page, or in its content only. */
export async function findInaccessible(open: OpenPage, isWholePage: boolean): Promise<Violation[]> {
  await open.evaluate(`${source};0`);
  const part = isWholePage ? 'document' : `document.querySelector('main') ?? document`;
  const options = JSON.stringify({ runOnly: tags, resultTypes: ['violations'], preload: false, iframes: false });
  const { violations } = await open.evaluate<AxeResults>(`axe.run(${part}, ${options})`, limitMs);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, helpUrl, nodes }) => {
      const more = nodes.length > 1 ? ` and ${nodes.length - 1} more` : '';
      return violation('accessibility', `${help} (${id}): ${nodes[0]?.html.slice(0, 160)}${more}. ${helpUrl}`);
    });
}
