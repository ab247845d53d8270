import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailFiles } from '../receiving/mail-files.service.ts';
import { MailParser } from '../receiving/mail-parser.service.ts';

interface Download {
  name: string;
  content: Uint8Array;
}

/** Reads what e-mails contain besides text. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: DataSource,
    private readonly files: MailFiles,
    private readonly parser: MailParser,
  ) {}

  /** Returns sanitized HTML, or null. */
  async html(id: number): Promise<string | null> {
    const raw = await this.rawOf(id);
    return this.parser.readHtml(raw).catch(() => null);
  }

  async raw(id: number): Promise<Download> {
    return { name: `message-${id}.eml`, content: await this.rawOf(id) };
  }

  async attachment(id: number, part: number): Promise<Download> {
    const [attachment]: { name: string }[] = await this.database.query(
      'select name from message_attachments where message_id = $1 and part = $2',
      [id, part],
    );
    const content = attachment && (await this.parser.readAttachment(await this.rawOf(id), part));
    if (!attachment || !content) throw new NotFoundException('There is no such attachment.');
    return { name: attachment.name, content };
  }

  private async rawOf(id: number): Promise<Buffer> {
    const [message]: { raw_digest: Buffer }[] = await this.database.query(
      'select raw_digest from messages where id = $1',
      [id],
    );
    if (!message) throw new NotFoundException('There is no such message.');
    return this.files.read(message.raw_digest).catch(() => {
      throw new NotFoundException('The file of this message is missing.');
    });
  }
}
