import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../workspaces/workspaces.ts';
import { alerts } from './testing/metric-names.ts';

const folder = import.meta.dirname;
const names = alerts.map(({ alert }) => alert);
const handbook = readFileSync(join(root, 'docs/operations.md'), 'utf8');

const isInstalled = spawnSync('promtool', ['--version']).status === 0;
const skip = isInstalled ? false : 'promtool is not installed (in Debian it is in the package prometheus)';

for (const args of [
  ['check', 'config', 'prometheus.yaml'],
  ['check', 'config', '--syntax-only', 'kubernetes.yaml'],
  ['test', 'rules', 'alerts.test.yaml'],
])
  test(`promtool ${args.join(' ')}`, { skip }, (context) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
    if (stderr.includes('field kubernetes_sd_configs not found'))
      return context.skip('this promtool is built without Kubernetes, as the one of Debian');
    assert.equal(status, 0, stdout + stderr);
  });

test('every alert has a test in which it fires, and one in which it does not', () => {
  type AlertTest = { alertname: string; exp_alerts?: object[] };
  const { tests }: { tests: { alert_rule_test: AlertTest[] }[] } = parse(
    readFileSync(join(folder, 'alerts.test.yaml'), 'utf8'),
  );
  const cases = tests.flatMap(({ alert_rule_test }) => alert_rule_test);
  for (const alert of names) {
    const own = cases.filter(({ alertname }) => alertname === alert);
    assert.deepEqual(new Set(own.map(({ exp_alerts }) => exp_alerts !== undefined)), new Set([true, false]), alert);
  }
});

test('every alert has an entry in docs/operations.md, which its annotation links, and every entry an alert', () => {
  const [, section = ''] = /^## Alerts\n(.*?)(?=^## )/ms.exec(handbook) ?? [];
  const entries = [...section.matchAll(/^### (\w+)\n\n(?=\S)/gm)].map(([, title]) => title);

  assert.deepEqual([...entries].sort(), [...names].sort());
  for (const { alert, annotations } of alerts)
    assert.equal(annotations.runbook_url, `docs/operations.md#${alert.toLowerCase()}`);
});
