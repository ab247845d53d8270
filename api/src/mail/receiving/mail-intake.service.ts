import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { Env } from '../../platform/env/env.ts';
import { type OwnAddresses, ownAddresses } from '../rules/own-addresses.ts';
import { MailFiles, type UnnamedMail } from './mail-files.service.ts';
import { MailFolder } from './mail-folder.service.ts';
import { MailParser } from './mail-parser.service.ts';
import { type MailOutcome, type MailPlace, MailReceiver } from './mail-receiver.ts';
import { MailboxStates } from './mailbox-states.service.ts';

/** Takes a mail from the mailbox to its lead: writes its file, parses it, and has it stored. */
@Injectable()
export class MailIntake {
  private readonly own: OwnAddresses;
  private readonly received: Counter<'outcome'>;

  constructor(
    env: Env,
    private readonly files: MailFiles,
    private readonly folder: MailFolder,
    private readonly states: MailboxStates,
    private readonly parser: MailParser,
    private readonly receiver: MailReceiver,
    registry: Registry,
  ) {
    this.received = new Counter({
      name: 'api_mail_received_total',
      help: 'Mails that were read from the mailbox, and what they are.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    this.own = ownAddresses(env);
  }

  /** Stores a mail once, whatever a crash does. Only a mail that is here already, or whose person was erased, leaves no file. */
  async take(parts: AsyncIterable<Uint8Array>, place: MailPlace): Promise<MailOutcome> {
    const mail = await this.files.receive(parts);
    try {
      const outcome = await this.takeWritten(mail, place);
      this.received.inc({ outcome });
      return outcome;
    } finally {
      await rm(mail.path, { force: true });
    }
  }

  private async takeWritten(mail: UnnamedMail, place: MailPlace): Promise<MailOutcome> {
    if (await this.states.isKnown(mail.digest)) {
      // Its file may have been lost since.
      if (await this.folder.isUsed(mail.file)) await this.files.move(mail.path, mail.file);
      await this.states.advance(place);
      return 'known';
    }
    await this.files.move(mail.path, mail.file);
    const parsed = await this.parser.parse(this.files.pathOf(mail.file), this.own);
    const outcome = await this.receiver.store(parsed, { ...place, ...mail });
    if (outcome !== 'request' && outcome !== 'message') await this.folder.release(mail.file, outcome === 'erased');
    return outcome;
  }
}
