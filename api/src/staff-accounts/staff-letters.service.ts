import { Injectable } from '@nestjs/common';
import { Env } from '../env.ts';
import { type Letter, Letters } from '../telling/letters.service.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';
import { StaffLinksService } from './staff-links.service.ts';

/**
 * What the staff are written about their accounts. A link is made when its letter is written, so that no token stands in
 * the queue, and whoever asks for a letter cannot tell from the answer whether there is anybody to get it.
 */
@Injectable()
export class StaffLetters {
  constructor(
    private readonly env: Env,
    private readonly letters: Letters,
    private readonly accounts: StaffAccountsService,
    private readonly links: StaffLinksService,
  ) {
    letters.writtenBy('staff-invitation', ({ userId }: { userId: number }) => this.invitation(userId));
    letters.writtenBy('password-reset', ({ email }: { email: string }) => this.reset(email));
    letters.writtenBy('password-changed', ({ userId }: { userId: number }) => this.changed(userId));
  }

  get arePossible(): boolean {
    return this.letters.isPossible;
  }

  async sendInvitation(userId: number): Promise<void> {
    await this.letters.send('staff-invitation', { userId });
  }

  async sendReset(email: string): Promise<void> {
    await this.letters.send('password-reset', { email });
  }

  /** Where no mail is sent, nobody is told: a lead desk without mail is not a lead desk that fails. */
  async sendChanged(userId: number): Promise<void> {
    if (this.letters.isPossible) await this.letters.send('password-changed', { userId });
  }

  private async invitation(userId: number): Promise<Letter | undefined> {
    const account = await this.accounts.find(userId);
    if (!account || account.passwordHash || account.disabledAt) return undefined;
    const { user } = account;
    const { href } = await this.links.issue(userId, 'invitation');
    return {
      to: user.email,
      subject: `Your account for the ${this.desk}`,
      heading: `Welcome to the ${this.desk}`,
      parts: [
        `Hello ${user.name},`,
        `You have been given an account for the ${this.desk}. Choose a password and you can start; your email address is your user name.`,
        { action: { label: 'Choose a password', href } },
        'The link works once and for three days. After that, ask for another one on the same page.',
      ],
      reason: 'A manager has invited this address. If you do not know why, you need not do anything.',
    };
  }

  private async reset(email: string): Promise<Letter | undefined> {
    const account = await this.accounts.findByEmail(email);
    if (!account || account.disabledAt) return undefined;
    const { href } = await this.links.issue(account.userId, 'reset');
    return {
      to: account.user.email,
      subject: `A new password for the ${this.desk}`,
      heading: 'Choose a new password',
      parts: [
        `Hello ${account.user.name},`,
        'Somebody, you we hope, asked for a new password for your account.',
        { action: { label: 'Choose a new password', href } },
        'The link works once and for an hour. Until you use it, your present password stays as it is.',
      ],
      reason: 'Somebody asked for a new password for this address. If that was not you, you need not do anything.',
    };
  }

  private async changed(userId: number): Promise<Letter | undefined> {
    const account = await this.accounts.find(userId);
    if (!account) return undefined;
    const { user } = account;
    const { company, deskUrl } = this.env;
    return {
      to: user.email,
      subject: `Your password for the ${this.desk} was changed`,
      heading: 'Your password was changed',
      parts: [
        `Hello ${user.name},`,
        'The password of your account was changed a moment ago, and every other browser was signed out.',
        `If that was not you, choose a new password at once and tell a manager, or call ${company.phone}.`,
        { action: { label: 'That was not me', href: `${deskUrl}/admin/forgot` } },
      ],
      reason: 'You are told whenever the password of your account changes.',
    };
  }

  private get desk(): string {
    return `${this.env.company.name} lead desk`;
  }
}
