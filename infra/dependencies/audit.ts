import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { z } from 'zod';
import { type Outcome, run } from '../processes/run.ts';
import { root } from '../workspaces/workspaces.ts';

const advisorySchema = z.object({
  /** The vulnerable package. */
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
  /** Vulnerable versions, as npm writes ranges. */
  range: z.string(),
});
type Advisory = z.infer<typeof advisorySchema>;

/** What a source knew on a day about the packages of that day. */
const pinnedSchema = z.object({ asked: z.iso.date(), source: z.string(), advisories: z.array(advisorySchema) });

/** Entries of `via` that are names lead to another vulnerable package. */
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});

export interface AuditOptions {
  /** The file of what was known last. */
  pinned?: string;
  /** Whether an answer replaces that file. */
  pin?: boolean;
  env?: NodeJS.ProcessEnv;
}

/**
 * Asks the registry for known vulnerabilities of the packages that run in production, and fails from `high`. Where the registry does not
 * answer, its last answer counts, or what was collected in its place: the committed file.
 */
export async function auditDependencies({
  pinned = join(import.meta.dirname, 'advisories.json'),
  pin = false,
  env = process.env,
}: AuditOptions = {}): Promise<Outcome & { warning?: string }> {
  const answer = await askRegistry(env);
  if (answer && pin) {
    const today = new Date().toISOString().slice(0, 10);
    const kept = { asked: today, source: 'the registry', advisories: answer };
    await writeFile(pinned, `${JSON.stringify(kept, null, 2)}\n`);
  }
  if (answer) return describe(await affecting(answer));
  if (!existsSync(pinned))
    return {
      ...{ code: 0, output: '' },
      warning: `The registry does not say what is vulnerable, and no answer of it is in ${pinned}: npm run audit:dependencies -- --pin`,
    };
  const { asked, source, advisories } = pinnedSchema.parse(JSON.parse(await readFile(pinned, 'utf8')));
  const warning = `The registry does not say what is vulnerable. What ${source} said on ${asked} was used.`;
  return { ...describe(await affecting(advisories)), warning };
}

async function askRegistry(env: NodeJS.ProcessEnv): Promise<Advisory[] | undefined> {
  const options = ['--omit=dev', '--json', '--loglevel=silent', '--fetch-retries=0', '--fetch-timeout=30000'];
  const { output } = await run('npm', ['audit', ...options], { env });
  const report = reportSchema.safeParse(parseJson(output));
  const entries = Object.values(report.data?.vulnerabilities ?? {}).flatMap(({ via }) => via);
  return report.success ? entries.filter((entry) => typeof entry !== 'string') : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the advisories of versions that the lock file installs in production. */
async function affecting(advisories: Advisory[]): Promise<Advisory[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean }>;
  };
  const installed = Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { version = '' }]) => ({ name: path.split('node_modules/').at(-1), version }));
  return advisories.filter(({ name, range }) =>
    installed.some((one) => one.name === name && satisfies(one.version, range)),
  );
}

function describe(advisories: Advisory[]): Outcome {
  const lines = advisories.map(
    ({ name, range, severity, title, url }) => `${severity}: ${name} ${range}: ${title}, ${url}`,
  );
  const isSevere = advisories.some(({ severity }) => severity === 'high' || severity === 'critical');
  return { code: isSevere ? 1 : 0, output: lines.sort().join('\n') };
}
