import pg from 'pg';
import { query } from './databases.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

export interface PlannedStatement {
  text: string;
  /** The scans of tables, with the number of rows that they have read. */
  scans: { table: string; by: string; rows: number }[];
}

/**
 * Makes PostgreSQL report the plans of all statements of an API on this database, also of those within functions and triggers. Call
 * it before the API starts. Returns the plans so far, which grow.
 */
export async function watchPlans(databaseUrl: string): Promise<PlannedStatement[]> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    // A statement that PostgreSQL may answer in two ways chooses the wrong one here, and not only with unlucky statistics.
    random_page_cost: '1000',
    // To the client.
    'auto_explain.log_level': 'notice',
  };
  for (const [name, value] of Object.entries(settings))
    await query(
      databaseUrl,
      `do $$ begin execute format('alter database %I set ${name} = %L', current_database(), '${value}'); end $$`,
    );

  const plans: PlannedStatement[] = [];
  const watched = new WeakSet<pg.Client>();
  const send = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  afterAll(() => {
    Object.assign(pg.Client.prototype, { query: send });
  });
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client & { connectionParameters: { application_name?: string } }, ...args: unknown[]) {
      if (this.connectionParameters.application_name?.startsWith('portal-api') && !watched.has(this)) {
        watched.add(this);
        this.on('notice', ({ message = '' }) => {
          const [, json] = /^duration: .* plan:\n(.*)$/s.exec(message) ?? [];
          if (json) plans.push(planOf(JSON.parse(json)));
        });
      }
      return send.apply(this, args);
    },
  });
  return plans;
}

const planOf = ({ 'Query Text': text, Plan }: { 'Query Text': string; Plan: PlanNode }): PlannedStatement => ({
  text,
  scans: scansOf(Plan),
});

const scansOf = (node: PlanNode): PlannedStatement['scans'] => [
  ...(node['Relation Name'] && node['Node Type'].endsWith('Scan') && node['Actual Loops'] > 0
    ? [{ table: node['Relation Name'], by: indexOf(node) ?? node['Node Type'], rows: rowsOf(node) }]
    : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];

const rowsOf = (node: PlanNode) =>
  Math.round((node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);

/** A bitmap scan has its index in the node below. */
const indexOf = (node: PlanNode): string | undefined =>
  node['Index Name'] ?? (node['Node Type'].startsWith('Bitmap') ? node.Plans?.map(indexOf).join(' and ') : undefined);
