import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type Role, roles } from '@portal/contracts/staff';
import { operator } from './platform/audit/audit-event.ts';
import { runCommand } from './platform/database/run-command.ts';
import { generatePassword } from './staff/accounts/password.ts';
import type { StaffAccount } from './staff/accounts/staff-account.entity.ts';
import { StaffAccountsService } from './staff/accounts/staff-accounts.service.ts';
import { staffEntities } from './staff/entities.ts';

const usage = `Staff accounts:
  add EMAIL [--name NAME] [--role ${roles.join('|')}] [--password -]
  password EMAIL [--password -]     sets a new password and ends all sessions
  role EMAIL ${roles.join('|')}
  disable EMAIL                     ends all sessions and prevents sign-in
  enable EMAIL                      allows sign-in again
  reset-second-factor EMAIL         removes app, passkeys and recovery codes, for a lost device
  list
Without "--password -" (read from standard input) a password is generated and shown once.
`;

interface Arguments {
  /** Arguments after the email address. */
  rest: string[];
  name: string | undefined;
  role: string;
  password: string | undefined;
}

type Command = (accounts: StaffAccountsService, email: string, args: Arguments) => Promise<string>;

const commands: Record<string, Command> = {
  add: async (accounts, email, args) => {
    const role = asRole(args.role);
    const password = await choosePassword(args.password);
    await accounts.add({ email, name: args.name ?? email, role, password: password.text }, operator);
    return `${email} can now sign in as ${role}.\n${password.shown}`;
  },
  password: async (accounts, email, args) => {
    const { userId, disabledAt } = await find(accounts, email);
    const password = await choosePassword(args.password);
    await accounts.setPassword(userId, password.text, operator);
    const still = disabledAt ? `The account is disabled: enable it with "enable ${email}".\n` : '';
    return `${email} has a new password.\n${still}${password.shown}`;
  },
  role: async (accounts, email, { rest: [wanted = ''] }) => {
    const role = asRole(wanted);
    await accounts.change((await find(accounts, email)).userId, { role }, operator);
    return `${email} is now ${role}.\n`;
  },
  disable: async (accounts, email) => {
    await accounts.change((await find(accounts, email)).userId, { isDisabled: true }, operator);
    return `${email} is disabled and signed out.\n`;
  },
  'reset-second-factor': async (accounts, email) => {
    await accounts.resetSecondFactor((await find(accounts, email)).userId, operator);
    return `${email} can sign in with the password alone and was signed out.\n`;
  },
  enable: async (accounts, email) => {
    await accounts.change((await find(accounts, email)).userId, { isDisabled: false }, operator);
    return `${email} can sign in again.\n`;
  },
};

async function run(accounts: StaffAccountsService): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, role: { type: 'string', default: 'manager' }, password: { type: 'string' } },
  });
  const [name = '', email, ...rest] = positionals;
  if (name === 'list') return list(await accounts.list());

  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !email) throw new Error(usage);
  if (!/^[^\s@\0]+@[^\s@\0]+$/.test(email)) throw new Error(`"${email}" is not an email address.`);
  return command(accounts, email, { rest, name: values.name, role: values.role, password: values.password });
}

function list(accounts: StaffAccount[]): string {
  if (accounts.length === 0) return 'There are no staff accounts.\n';
  const state = ({ disabledAt, passwordHash }: StaffAccount) =>
    disabledAt ? 'disabled' : passwordHash ? 'active' : 'invited';
  return accounts
    .map((account) => `${[account.user.email, account.role, state(account), account.user.name].join('\t')}\n`)
    .join('');
}

async function find(accounts: StaffAccountsService, email: string): Promise<StaffAccount> {
  const account = await accounts.findByEmail(email);
  if (!account) throw new Error(`There is no staff account for ${email}.`);
  return account;
}

function asRole(text: string): Role {
  const role = roles.find((known) => known === text);
  if (!role) throw new Error(`There is no role "${text}": choose ${roles.join(', ')}.`);
  return role;
}

async function choosePassword(given: string | undefined): Promise<{ text: string; shown: string }> {
  if (given === undefined) {
    const made = generatePassword();
    return { text: made, shown: `Password: ${made}\n` };
  }
  if (given !== '-') throw new Error('A password on the command line is visible to other users: use "--password -".');
  return { text: (await text(process.stdin)).replace(/\r?\n$/, ''), shown: '' };
}

await runCommand(async (database, env) => {
  await database.initialize();
  process.stdout.write(await run(new StaffAccountsService(database, env)));
}, staffEntities);
