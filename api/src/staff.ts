import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { formatLongTime } from '@portal/contracts/business-time';
import { checkEmail, emailMessage } from '@portal/contracts/email-address';
import { type Role, roles } from '@portal/contracts/staff';
import { visibleLine } from '@portal/contracts/visible-text';
import { DataSource } from 'typeorm';
import { operator } from './platform/audit/audit-actors.ts';
import { databaseOptions } from './platform/database/database-options.ts';
import { isDatabaseOutage } from './platform/database/outage.ts';
import { readEnv } from './platform/env/env.ts';
import type { StaffAccount } from './staff/accounts/staff-account.entity.ts';
import { StaffAccountsService } from './staff/accounts/staff-accounts.service.ts';
import { staffEntities } from './staff/entities.ts';
import { PasswordLinksService } from './staff/passwords/password-links.service.ts';

const usage = `Staff accounts:
  add EMAIL [--name NAME] [--role ${roles.join('|')}] [--password -]
  password EMAIL [--password -]     sets a new password, which ends all sessions
  role EMAIL ${roles.join('|')} [--leads-to EMAIL|nobody]
  disable EMAIL [--leads-to EMAIL|nobody]
                                    ends all sessions and prevents sign-in
  enable EMAIL                      allows sign-in again
  reset-second-factor EMAIL         removes app, passkeys and recovery codes, for a lost device
  list
Open leads of someone who is disabled or becomes a viewer go to EMAIL or, by default, to nobody.
Without "--password -" (read from standard input) a link is shown, with which its owner sets the password once.
`;

interface Arguments {
  /** Arguments after the email address. */
  rest: string[];
  name: string | undefined;
  role: string;
  password: string | undefined;
  leadsTo: string | undefined;
}

interface Services {
  accounts: StaffAccountsService;
  links: PasswordLinksService;
  timeZone: string;
}

type Command = (services: Services, email: string, args: Arguments) => Promise<string>;

const commands: Record<string, Command> = {
  add: async (services, email, args) => {
    const { accounts } = services;
    const checked = checkEmail(email);
    if ('problem' in checked)
      throw new Error(`${emailMessage(checked.problem, `"${email}" is not an email address`)}.`);
    const name = visibleLine(args.name ?? '') || checked.address;
    const member = { email: checked.address, name, role: asRole(args.role) };
    const password = await readPassword(args.password);
    if (password === undefined)
      return createLink(services, await accounts.addWithoutPassword(member, operator, 'account-invited'));
    await accounts.add({ ...member, password }, operator);
    return `${email} can now sign in as ${member.role}.\n`;
  },
  password: async (services, email, args) => {
    const { accounts } = services;
    const account = await find(accounts, email);
    const password = await readPassword(args.password);
    const still = account.disabledAt ? `The account is disabled: enable it with "enable ${email}".\n` : '';
    if (password === undefined) return `${await createLink(services, account)}${still}`;
    await accounts.setPassword(account.userId, password, operator);
    return `${email} has a new password.\n${still}`;
  },
  role: async ({ accounts }, email, { rest: [wanted = ''], leadsTo }) => {
    const role = asRole(wanted);
    const handOver = await changeOwner(accounts, email, { role }, leadsTo);
    return `${email} is now ${role}.\n${handOver}`;
  },
  disable: async ({ accounts }, email, { leadsTo }) => {
    const handOver = await changeOwner(accounts, email, { isDisabled: true }, leadsTo);
    return `${email} is disabled and signed out.\n${handOver}`;
  },
  'reset-second-factor': async ({ accounts }, email) => {
    await accounts.resetSecondFactor((await find(accounts, email)).userId, operator);
    return `${email} can sign in with the password alone and was signed out.\n`;
  },
  enable: async ({ accounts }, email) => {
    await accounts.change((await find(accounts, email)).userId, { isDisabled: false }, operator);
    return `${email} can sign in again.\n`;
  },
};

async function run(services: Services): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string', default: 'manager' },
      password: { type: 'string' },
      'leads-to': { type: 'string' },
    },
  });
  const [name = '', email, ...rest] = positionals;
  if (name === 'list') return list(await services.accounts.list());

  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !email) throw new Error(usage);
  if (!/^[^\s@\0]+@[^\s@\0]+$/.test(email)) throw new Error(`"${email}" is not an email address.`);
  return command(services, email, {
    rest,
    name: values.name,
    role: values.role,
    password: values.password,
    leadsTo: values['leads-to'],
  });
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

/** Changes an account. If it cannot own leads any more, its open leads go to `leadsTo`. Returns a sentence about them. */
async function changeOwner(
  accounts: StaffAccountsService,
  email: string,
  change: { role: Role } | { isDisabled: true },
  leadsTo = 'nobody',
): Promise<string> {
  const { userId } = await find(accounts, email);
  const newOwner = leadsTo === 'nobody' ? null : await find(accounts, leadsTo);
  const losesLeads = 'isDisabled' in change || change.role === 'viewer';
  const open = losesLeads ? ((await accounts.countOpenLeads([userId])).get(userId) ?? 0) : 0;
  await accounts.change(userId, { ...change, ...(losesLeads && { leadsTo: newOwner?.userId ?? null }) }, operator);
  if (open === 0) return '';
  const leads = `${open.toLocaleString('en-US')} open ${open === 1 ? 'lead' : 'leads'}`;
  return newOwner ? `${leads} now belong to ${leadsTo}.\n` : `${leads} now have no owner.\n`;
}

function asRole(text: string): Role {
  const role = roles.find((known) => known === text);
  if (!role) throw new Error(`There is no role "${text}": choose ${roles.join(', ')}.`);
  return role;
}

/** Replaces earlier links of the account. */
async function createLink({ links, timeZone }: Services, account: StaffAccount): Promise<string> {
  const { userId, user, role } = account;
  const purpose = await links.revoke(account, operator);
  const { href, expiresAt } = await links.issue(userId, purpose);
  const expiry = formatLongTime(expiresAt, timeZone);
  return `${user.email} (${role}) sets a password with this link, once, until ${expiry}:\n${href}\n`;
}

/** Reads the password from standard input. Resolves to undefined when none was given. */
async function readPassword(option: string | undefined): Promise<string | undefined> {
  if (option === undefined) return undefined;
  if (option !== '-') throw new Error('A password on the command line is visible to other users: use "--password -".');
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

const env = readEnv(process.env);
const database = new DataSource(databaseOptions(env.databaseUrl, staffEntities));
try {
  await database.initialize();
  const accounts = new StaffAccountsService(database, env);
  const { timeZone } = env.businessCalendar;
  process.stdout.write(await run({ accounts, links: new PasswordLinksService(database, env, accounts), timeZone }));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    isDatabaseOutage(error) ? 'The database is not responding. Is the portal running?\n' : `${message.trimEnd()}\n`,
  );
  process.exitCode = 1;
} finally {
  if (database.isInitialized) await database.destroy();
}
