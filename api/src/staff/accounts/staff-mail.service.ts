import { Injectable } from '@nestjs/common';
import { formatLongTime } from '@portal/contracts/business-time';
import { type MailMessage, TransactionalMail } from '../../notifications/mail/transactional-mail.service.ts';
import { Env } from '../../platform/env/env.ts';
import { PasswordLinksService } from '../passwords/password-links.service.ts';
import type { AccountMails } from './account-mail.ts';
import type { StaffAccount } from './staff-account.entity.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';

const secondFactorChanges: Record<AccountMails['second-factor-changed']['change'], string> = {
  'app-added': 'An authenticator app was set up',
  'app-removed': 'The authenticator app was removed',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  reset: 'Two-step verification was turned off',
};

/** Mail to staff members about their accounts. Links are created when the mail is rendered, so the queue holds no tokens. */
@Injectable()
export class StaffMail {
  constructor(
    private readonly env: Env,
    private readonly mail: TransactionalMail,
    private readonly accounts: StaffAccountsService,
    private readonly links: PasswordLinksService,
  ) {
    mail.registerTemplate('staff-invitation', ({ userId }: { userId: number }) => this.renderInvitation(userId));
    mail.registerTemplate('password-reset', ({ email }: { email: string }) => this.renderReset(email));
    mail.registerTemplate('password-changed', ({ userId }: { userId: number }) => this.renderPasswordChanged(userId));
    mail.registerTemplate('new-device', (about: AccountMails['new-device']) => this.renderNewDevice(about));
    mail.registerTemplate('second-factor-changed', (about: AccountMails['second-factor-changed']) =>
      this.renderSecondFactorChanged(about),
    );
  }

  get isConfigured(): boolean {
    return this.mail.isConfigured;
  }

  async sendInvitation(userId: number): Promise<void> {
    await this.mail.send('staff-invitation', { userId });
  }

  async sendReset(email: string): Promise<void> {
    await this.mail.send('password-reset', { email });
  }

  private async renderInvitation(userId: number): Promise<MailMessage | undefined> {
    const account = await this.accounts.find(userId);
    if (!account || account.passwordHash || account.disabledAt) return undefined;
    const { href } = await this.links.issue(userId, 'invitation');
    return mailTo(account, {
      subject: `Your account for the ${this.desk}`,
      heading: `Welcome to the ${this.desk}`,
      parts: [
        `You have been given an account for the ${this.desk}. Choose a password and you can start; your email address is your user name.`,
        { action: { label: 'Choose a password', href } },
        'The link works once and expires in three days. After that, request a new one on the same page.',
      ],
      reason: 'A manager has invited this address. If you did not expect this, you can ignore this email.',
    });
  }

  private async renderReset(email: string): Promise<MailMessage | undefined> {
    const account = await this.accounts.findByEmail(email);
    if (!account || account.disabledAt || (this.env.oidc?.isOnly && account.hasIdentity)) return undefined;
    const { href } = await this.links.issue(account.userId, 'reset');
    return mailTo(account, {
      subject: `A new password for the ${this.desk}`,
      heading: 'Choose a new password',
      parts: [
        'We received a request to reset the password of your account.',
        { action: { label: 'Choose a new password', href } },
        'The link works once and expires in one hour. Until then your current password stays valid.',
      ],
      reason: 'A password reset was requested for this address. If that was not you, you can ignore this email.',
    });
  }

  /** Renders mail about what was done to an account. There is none for an account that was removed meanwhile. */
  private async renderNews(userId: number, news: MailContent): Promise<MailMessage | undefined> {
    const account = await this.accounts.find(userId);
    return account ? mailTo(account, news) : undefined;
  }

  private renderPasswordChanged(userId: number): Promise<MailMessage | undefined> {
    const { company, deskUrl } = this.env;
    return this.renderNews(userId, {
      subject: `Your password for the ${this.desk} was changed`,
      heading: 'Your password was changed',
      parts: [
        'The password of your account was changed, and all other browsers were signed out.',
        `If that was not you, reset your password now and tell a manager, or call ${company.phone}.`,
        { action: { label: 'Reset your password', href: `${deskUrl}/admin/forgot` } },
      ],
      reason: 'You receive this email whenever the password of your account changes.',
    });
  }

  private renderNewDevice({ userId, at, browser, network }: AccountMails['new-device']) {
    const { company, deskUrl, businessCalendar } = this.env;
    return this.renderNews(userId, {
      subject: `New sign-in to the ${this.desk}`,
      heading: 'A new sign-in to your account',
      parts: [
        'Your account was used in a browser that we do not know.',
        {
          details: [
            ['Time', formatLongTime(at, businessCalendar.timeZone)],
            ['Browser', browser],
            ['Address', network],
          ],
        },
        `If that was you, there is nothing to do. If not, end the session, change your password and tell a manager, or call ${company.phone}.`,
        { action: { label: 'Review your sessions', href: `${deskUrl}/admin/account#sessions` } },
      ],
      reason: 'You receive this email when your account is used in another browser for the first time.',
    });
  }

  private renderSecondFactorChanged({ userId, change }: AccountMails['second-factor-changed']) {
    const { company, deskUrl } = this.env;
    const what = secondFactorChanges[change];
    return this.renderNews(userId, {
      subject: `${what} for the ${this.desk}`,
      heading: what,
      parts: [
        `${what} for your account, and all ${change === 'reset' ? '' : 'other '}browsers were signed out.`,
        `If you did not expect this, change your password and tell a manager, or call ${company.phone}.`,
        { action: { label: 'Open your account', href: `${deskUrl}/admin/account` } },
      ],
      reason: 'You receive this email whenever two-step verification of your account changes.',
    });
  }

  private get desk(): string {
    return `${this.env.company.name} lead desk`;
  }
}

type MailContent = Omit<MailMessage, 'to'>;

const mailTo = ({ user }: StaffAccount, content: MailContent): MailMessage => ({
  ...content,
  to: user.email,
  parts: [`Hello ${user.name},`, ...content.parts],
});
