import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rootsOf } from '../../leads/lead-lock.ts';
import { MailFiles } from '../../mail/incoming/mail-files.service.ts';
import { MailParser } from '../../mail/parsing/mail-parser.service.ts';
import type { MessageDto, MessagesPageDto } from './message.dto.ts';

const pageSize = 50;

interface Download {
  name: string;
  content: Uint8Array;
}

/** Reads the conversation of a lead, and what its mails contain besides text. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: DataSource,
    private readonly files: MailFiles,
    private readonly parser: MailParser,
  ) {}

  /** Returns a page of the messages of a lead and of all leads merged into it, newest first. */
  async list(leadId: number, before: number | undefined): Promise<MessagesPageDto> {
    const [root] = await rootsOf(this.database.manager, [leadId]);
    const rows: MessageDto[] = await this.database.query(statement, [root, before ?? null]);
    const items = rows.slice(0, pageSize);
    return { items, nextBefore: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
  }

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

const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const statement = `
  select message.id, lead_id as "leadId", request_id as "requestId", direction, kind, ${isoTime('received_at')} as at,
         case when from_address is not null then jsonb_build_object('name', from_name, 'address', from_address) end as from,
         recipients as to, copies as cc, subject, text, quotes, has_html as "hasHtml", is_truncated as "isTruncated", problem,
         (select coalesce(jsonb_agg(jsonb_build_object(
            'part', part, 'name', name, 'mimeType', mime_type, 'size', size, 'isInline', is_inline) order by part), '[]')
          from message_attachments where message_id = message.id) as attachments,
         case when direction = 'out' then jsonb_build_object(
           'state', delivery_state, 'lastError', last_error, 'sendAt', ${isoTime('send_at')},
           'sentBy', case when users.id is not null then jsonb_build_object('id', users.id, 'name', users.name) end) end as delivery
  from messages message
  join leads member on member.id = lead_id
  left join users on users.id = sent_by
  where member.root_id = $1 and ($2::integer is null or message.id < $2)
  order by message.id desc limit ${pageSize + 1}`;
