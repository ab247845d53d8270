import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../workspaces/workspaces.ts';

export interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook_url: string };
}

const read = (file: string) => readFileSync(join(root, 'infra/prometheus', file), 'utf8');
const { groups }: { groups: { rules: Rule[] }[] } = parse(read('alerts.yaml'));
const { panels }: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(read('dashboard.json'));

export const alerts = groups.flatMap(({ rules }) => rules);

/** Queries of the alerts and of the dashboard. */
const queries = [
  ...alerts.map(({ expr }) => expr),
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

/** The metrics that alerts and dashboard use, without the suffixes of a histogram. Prometheus has `up` itself, a cluster those of volumes. */
export const usedMetrics = [...new Set(queries.flatMap(metricsIn))]
  .filter((name) => !name.startsWith('kubelet_'))
  .sort();

function metricsIn(query: string): string[] {
  const names = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, '')
    .match(/\b[a-z]\w*_\w+\b(?!\s*\()/g);
  return (names ?? []).map((name) => name.replace(/(?<=_seconds)_(bucket|count|sum)$/, ''));
}

/** Returns the names in what a process returns as `/metrics`. */
export const metricsOf = (text: string): string[] =>
  [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);

/** The metrics of nginx, which are in its configuration. */
export const nginxMetrics = metricsOf(readFileSync(join(root, 'infra/nginx/templates/portal.conf.template'), 'utf8'));
