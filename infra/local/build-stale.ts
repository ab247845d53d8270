import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BuildStep, buildSteps, digestOf, isStale, type Mode, stampOf } from './build-steps.ts';
import { runToEnd } from './run-to-end.ts';
import { paint, say, seconds } from './terminal.ts';
import { twoAtATime } from './two-at-a-time.ts';
import { root } from './workspaces.ts';

const TIME_LIMIT_MS = 10 * 60_000;

/** Builds what its sources have left behind, and nothing else. Throws with the compiler's words when a build fails. */
export async function buildStale(mode: Mode = 'production', report = say): Promise<void> {
  await build(buildSteps(mode).filter(isStale), report);
}

export async function build(steps: BuildStep[], report = say): Promise<void> {
  if (steps.length === 0) return;
  report(`Building ${steps.map(({ name }) => name).join(', ')}`);
  await twoAtATime(steps, (step) => buildOne(step, report));
}

/** The stamp goes away first: an interrupted build must not look finished. */
async function buildOne(step: BuildStep, report: (line: string) => void): Promise<void> {
  const stamp = stampOf(step);
  const digest = digestOf(step);
  rmSync(stamp, { force: true });

  const env = { ...process.env, PORTAL_BUILD: step.mode, NODE_ENV: step.mode };
  const command = ['run', 'build', '--silent', '--workspace', step.name];
  const { code, output, ms } = await runToEnd('npm', command, { cwd: root, env, timeLimitMs: TIME_LIMIT_MS });
  if (code !== 0) throw new Error(`${output.trimEnd()}\n\n${step.name} could not be built.`);

  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  report(paint('dim', `  ${step.name} built in ${seconds(ms)}`));
}
