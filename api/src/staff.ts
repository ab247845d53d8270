import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { roles } from '@portal/contracts/staff';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database/database-options.ts';
import { isDatabaseOutage } from './database/outage.ts';
import { readEnv } from './env.ts';
import { readablePassword } from './staff-accounts/password.ts';
import { StaffAccountError, StaffAccountsService } from './staff-accounts/staff-accounts.service.ts';

const usage = `Staff accounts:
  add EMAIL [--name NAME] [--role ${roles.join('|')}] [--password -]
  password EMAIL [--password -]     sets a new password and ends open sessions
  list
Without "--password -" (read from standard input) a password is made up and shown once.
`;

async function run(accounts: StaffAccountsService): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, role: { type: 'string', default: 'manager' }, password: { type: 'string' } },
  });
  const [command, email] = positionals;

  if (command === 'list') {
    const rows = (await accounts.list()).map(({ user, role }) => `${user.email}\t${role}\t${user.name}`);
    return rows.length > 0 ? `${rows.join('\n')}\n` : 'There is no staff account yet.\n';
  }
  if ((command !== 'add' && command !== 'password') || !email) throw new StaffAccountError(usage);
  if (!/^[^\s@\0]+@[^\s@\0]+$/.test(email)) throw new StaffAccountError(`"${email}" is not an email address.`);

  const role = roles.find((known) => known === values.role);
  if (!role) throw new StaffAccountError(`There is no role "${values.role}": choose ${roles.join(' or ')}.`);

  const password = await choosePassword(values.password);
  if (command === 'add') await accounts.add({ email, name: values.name ?? email, role, password: password.text });
  else await accounts.setPassword(email, password.text);

  const done = command === 'add' ? `${email} can now sign in as ${role}.` : `${email} has a new password.`;
  return `${done}\n${password.isMadeUp ? `Password: ${password.text}\n` : ''}`;
}

async function choosePassword(given: string | undefined): Promise<{ text: string; isMadeUp: boolean }> {
  if (given === undefined) return { text: readablePassword(), isMadeUp: true };
  if (given !== '-')
    throw new StaffAccountError('A password on the command line is seen by others: use "--password -".');
  const typed = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (typed.length < 8) throw new StaffAccountError('The password needs at least 8 characters.');
  return { text: typed, isMadeUp: false };
}

const database = new DataSource(databaseOptions(readEnv(process.env).databaseUrl));
try {
  await database.initialize();
  process.stdout.write(await run(new StaffAccountsService(database)));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    isDatabaseOutage(error) ? 'The database does not answer. Is the portal running?\n' : `${message.trimEnd()}\n`,
  );
  process.exitCode = 1;
} finally {
  if (database.isInitialized) await database.destroy();
}
