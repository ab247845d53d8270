import { remotes } from '@portal/contracts/remote';
import { readEnv, sourceVariable } from '../env.ts';
import { gateBuilds } from './gate-builds.ts';
import { verdictText } from './verdict-text.ts';

// `node server/gate/main.ts [remote…]`: judges builds that lie on this machine. Ends with 1 when one would be refused.
const known = remotes.map(({ name }) => name);
const nowhereElse = Object.fromEntries(known.map((name) => [sourceVariable(name), '']));
const builds = readEnv({ ...process.env, ...nowhereElse, RELEASE_KEYS: '' });
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !known.includes(name));
if (unknown) {
  console.error(`There is no remote "${unknown}". Choose from ${known.join(', ')}.`);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : known) {
  const findings = await gateBuilds(name, builds);
  console.log(
    findings.length === 0 ? `${name} passes the gate.` : `${name} would be refused.\n${verdictText(findings)}`,
  );
  if (findings.length > 0) process.exitCode = 1;
}
