import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TaskLimitError, TaskQueueFullError } from '../../platform/task-process/task-process.ts';
import { MailFiles } from '../receiving/mail-files.service.ts';
import { MailParser } from '../receiving/mail-parser.service.ts';

export interface Download {
  name: string;
  /** By its content. */
  mimeType: string;
  content: Readable;
  size: number;
}

/** Reads what e-mails contain besides text. Neither a mail nor a file is whole in memory. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: DataSource,
    private readonly files: MailFiles,
    private readonly parser: MailParser,
  ) {}

  /** Returns sanitized HTML, or null. */
  async html(id: number): Promise<string | null> {
    return this.parser.readHtml(await this.pathOf(id)).catch((error) => {
      rejectIfBusy(error);
      return null;
    });
  }

  async raw(id: number): Promise<Download> {
    return toDownload(`message-${id}.eml`, 'message/rfc822', await open(await this.pathOf(id)));
  }

  async attachment(id: number, part: number): Promise<Download> {
    const [attachment]: { name: string; mimeType: string }[] = await this.database.query(
      'select name, mime_type as "mimeType" from message_attachments where message_id = $1 and part = $2',
      [id, part],
    );
    if (!attachment) throw new NotFoundException('There is no such attachment.');
    const path = await this.pathOf(id);
    const file = await this.files.openTemporary();
    try {
      const isFound = await this.parser.readAttachment(path, part, (bytes) => file.write(bytes));
      if (!isFound) throw new NotFoundException('There is no such attachment.');
      return await toDownload(attachment.name, attachment.mimeType, file);
    } catch (error) {
      await file.close();
      rejectIfBusy(error);
      if (!(error instanceof TaskLimitError)) throw error;
      throw new NotFoundException('This attachment cannot be read. Please download the e-mail.');
    }
  }

  private async pathOf(id: number): Promise<string> {
    const [message]: { digest: Buffer }[] = await this.database.query(
      'select raw_digest as digest from messages where id = $1',
      [id],
    );
    if (!message) throw new NotFoundException('There is no such message.');
    if ((await this.files.findMissing([message.digest.toString('hex')])).size > 0)
      throw new NotFoundException('The file of this message is missing.');
    return this.files.pathOf(message.digest);
  }
}

async function toDownload(name: string, mimeType: string, file: FileHandle): Promise<Download> {
  const { size } = await file.stat();
  return { name, mimeType, size, content: file.createReadStream({ start: 0 }) };
}

function rejectIfBusy(error: unknown): void {
  if (error instanceof TaskQueueFullError)
    throw new ServiceUnavailableException('Several large e-mails are being opened. Please try again in a minute.');
}
