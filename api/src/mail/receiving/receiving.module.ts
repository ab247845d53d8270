import { Module } from '@nestjs/common';
import { MailFiles } from './mail-files.service.ts';
import { MailFolder } from './mail-folder.service.ts';
import { MailParser } from './mail-parser.service.ts';
import { MailboxController } from './mailbox.controller.ts';
import { MailboxStates } from './mailbox-states.service.ts';
import { MailboxStatus } from './mailbox-status.service.ts';

/** What is known of the mailbox, and the files of its mails. */
@Module({
  controllers: [MailboxController],
  providers: [MailParser, MailFiles, MailFolder, MailboxStates, MailboxStatus],
  exports: [MailFiles, MailFolder, MailParser, MailboxStates, MailboxStatus],
})
export class ReceivingModule {}
