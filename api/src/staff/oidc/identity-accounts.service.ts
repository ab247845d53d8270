import { ConflictException, Injectable } from '@nestjs/common';
import { hasRole, type Role } from '@portal/contracts/staff';
import { cut, storable } from '@portal/contracts/storable-text';
import { textLimits } from '@portal/contracts/text-limits';
import { DataSource, type EntityManager } from 'typeorm';
import { identityProvider } from '../../platform/audit/audit-actors.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { type StaffAccount, subjectOf } from '../accounts/staff-account.entity.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { FailedSignIns } from '../attempts/failed-sign-ins.service.ts';
import { type Identity, IdentityProvider } from './identity-provider.service.ts';

/** The accounts of users who sign in with the provider, matched by issuer and subject. */
@Injectable()
export class IdentityAccounts {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: StaffAccountsService,
    private readonly identityProvider: IdentityProvider,
    private readonly failures: FailedSignIns,
  ) {}

  /** Returns the account of a user with the role of their groups, or null if they have no access. Links or creates it the first time. */
  async authenticate(identity: Identity, network: string): Promise<StaffAccount | null> {
    const role = this.roleOf(identity);
    const hasAccess = !this.identityProvider.settings.roles || role !== undefined;
    // Without access nothing is linked: with OIDC_ONLY the user could not sign in at all any more.
    const known = await this.find(identity);
    const account = known ?? (hasAccess ? ((await this.link(identity)) ?? (await this.create(identity, role))) : null);
    if (!account) return this.reject(null, 'unknown account', network);
    if (account.disabledAt) return this.reject(account, 'disabled account', network);
    if (hasAccess && (role ?? account.role) === account.role) return account;

    try {
      // Nobody is there to choose who takes over the leads of a viewer.
      const handOver = role === 'viewer' && { leadsTo: null };
      if (role) return await this.accounts.change(account.userId, { role, ...handOver }, identityProvider);
      await this.accounts.assertNotLastManager(account.userId);
    } catch (error) {
      // The last manager stays one, whatever the provider says.
      if (error instanceof ConflictException) return account;
      throw error;
    }
    await this.accounts.signOut(account.userId, identityProvider);
    await this.accounts.unassignLeads(account.userId, identityProvider);
    return this.reject(account, 'no group with a role', network);
  }

  /** Returns the highest role of the groups. */
  private roleOf({ groups }: Identity): Role | undefined {
    const { roles } = this.identityProvider.settings;
    return groups
      .flatMap((group) => roles?.get(group) ?? [])
      .reduce<Role | undefined>((highest, role) => (highest && hasRole(highest, role) ? highest : role), undefined);
  }

  private async find({ issuer, subject }: Identity): Promise<StaffAccount | null> {
    const [row]: { user_id: number }[] = await this.database.query(
      'select user_id from staff_identities where issuer = $1 and subject = $2',
      [issuer, subject],
    );
    return row ? this.accounts.find(row.user_id) : null;
  }

  /** Links the account of a verified email, unless it is linked to another user of the provider. */
  private async link(identity: Identity): Promise<StaffAccount | null> {
    const { email, isEmailVerified } = identity;
    if (!this.identityProvider.settings.linksByEmail || !email || !isEmailVerified) return null;
    const account = await this.accounts.findByEmail(email);
    const isLinked = account && (await this.store(this.database.manager, identity, account));
    return isLinked ? account : null;
  }

  private async create(identity: Identity, role: Role | undefined): Promise<StaffAccount | null> {
    const { email, isEmailVerified, name = email } = identity;
    if (!role || !email || !name || !isEmailVerified || email.length > textLimits.email) return null;
    if (await this.accounts.findByEmail(email)) return null;
    const member = { email, name: cut(storable(name), textLimits.name), role };
    try {
      return await this.database.transaction(async (manager) => {
        const account = await this.accounts.addWithoutPassword(member, identityProvider, 'account-created', manager);
        if (!(await this.store(manager, identity, account))) throw new ConflictException();
        return account;
      });
    } catch (error) {
      // Another sign-in of the same user was faster.
      if (error instanceof ConflictException) return this.find(identity);
      throw error;
    }
  }

  /** Returns false if the account or the user is linked already. */
  private store(database: EntityManager, { issuer, subject }: Identity, account: StaffAccount): Promise<boolean> {
    return database.transaction(async (manager) => {
      const stored: unknown[] = await manager.query(
        `insert into staff_identities (issuer, subject, user_id) values ($1, $2, $3)
         on conflict do nothing returning user_id`,
        [issuer, subject, account.userId],
      );
      if (stored.length === 0) return false;
      await recordAudit(manager, { kind: 'identity-linked', actor: identityProvider, subject: subjectOf(account) });
      return true;
    });
  }

  private async reject(account: StaffAccount | null, reason: string, network: string): Promise<null> {
    await this.failures.record({ network, account, data: { reason, method: 'identity provider' } });
    return null;
  }
}
