import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { run } from '../processes/run.ts';
import { root } from './workspaces.ts';

const router = 'node_modules/react-router-dom/index.js';
const queryClient = 'node_modules/@tanstack/react-query/index.js';

/** Imports, and the rule that each violates. */
const imports: [from: string, to: string, rule?: string][] = [
  ['mfe-marketing/src/page.ts', 'mfe-locations/src/routes.ts', 'apps-import-no-other-app'],
  ['mfe-admin/src/page.ts', 'shell/src/pages.ts', 'apps-import-no-other-app'],
  ['shell/src/page.ts', 'mfe-marketing/src/routes.ts', 'apps-import-no-other-app'],
  ['api/src/lead.ts', 'shell/publisher/platform/env.ts', 'apps-import-no-other-app'],
  ['packages/ui/src/button.ts', 'shell/src/app.ts', 'packages-import-no-app'],
  ['mfe-marketing/src/router.ts', router, 'remotes-use-the-shared-router-and-query-client'],
  ['mfe-admin/src/query.ts', queryClient, 'remotes-use-the-shared-router-and-query-client'],
  ['shell/src/router.ts', router],
  ['api/src/platform/health.ts', 'api/src/leads/lead.ts', 'api-platform-imports-lower-layers-only'],
  ['api/src/leads/list.ts', 'api/src/staff/account.ts'],
  ['shell/publisher/rules/links.ts', 'shell/publisher/site/site-store.ts', 'publisher-rules-imports-lower-floors-only'],
  ['shell/publisher/render/client.ts', 'shell/publisher/browser/tabs.ts', 'publisher-render-imports-lower-floors-only'],
  ['shell/publisher/site/pages.ts', 'shell/publisher/main.ts', 'publisher-site-imports-lower-floors-only'],
  ['shell/publisher/commands/pin.ts', 'shell/publisher/remote/remote.ts'],
  // A circle is reported once.
  ['e2e/a.ts', 'e2e/b.ts', 'no-circular-files'],
  ['e2e/b.ts', 'e2e/a.ts'],
];

/** Writes files with these imports and returns the rules that they violate. */
async function violatedRules(): Promise<Map<string, string>> {
  const tree = await mkdtemp(join(tmpdir(), 'portal-borders-'));
  const append = async (file: string, text: string) => {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), text, { flag: 'a' });
  };
  for (const [from, to] of imports) {
    const [, packageName] = /^node_modules\/(.+)\/index\.js$/.exec(to) ?? [];
    await append(from, `import '${packageName ?? `./${relative(dirname(from), to)}`}';\n`);
    await append(to, '');
  }
  const folders = [...new Set(imports.map(([from]) => from.split('/')[0] ?? ''))];
  const config = join(root, '.dependency-cruiser.cjs');
  const { output } = await run('depcruise', ['--config', config, '--output-type', 'json', ...folders], { cwd: tree });
  await rm(tree, { recursive: true });
  const { summary } = JSON.parse(output.slice(output.indexOf('{')));
  return new Map(
    summary.violations.map((each: { from: string; to: string; rule: { name: string } }) => [
      `${each.from} ${each.to}`,
      each.rule.name,
    ]),
  );
}

const rules = await violatedRules();

for (const [from, to, rule] of imports)
  test(`${from} ${rule ? 'cannot' : 'can'} import ${to}`, () => assert.equal(rules.get(`${from} ${to}`), rule));
