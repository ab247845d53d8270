import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { verifyAudit } from './platform/audit/verify-audit.ts';
import { runCommand } from './platform/database/run-command.ts';

const usage = `The audit log:
  verify [--head ID:DIGEST]   checks that no event was changed, removed or inserted
Keep the head that "verify" prints in another place: with it, events removed at the end are found too.
`;

/** Returns whether the log is intact. */
async function verify(database: DataSource, head: string | undefined): Promise<boolean> {
  const result = await verifyAudit(database, head);
  if (result.broken) {
    process.stderr.write(
      `The audit log is broken at event ${result.broken.id}: ${result.broken.reason}.\n${result.intact} events before it are intact.\n`,
    );
    return false;
  }
  if (result.intact === 0) {
    process.stderr.write(
      'The audit log is empty. The first account of a portal is recorded in it, so its events were removed, or this is another database.\n',
    );
    return false;
  }
  process.stdout.write(`The audit log is intact: ${result.intact} events.\nHead: ${result.head}\n`);
  return true;
}

await runCommand(async (database) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { head: { type: 'string' } } });
  if (positionals.join(' ') !== 'verify') throw new Error(usage);
  await database.initialize();
  if (!(await verify(database, values.head))) process.exitCode = 1;
});
