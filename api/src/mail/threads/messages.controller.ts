import { type FileHandle, open } from 'node:fs/promises';
import { Get, NotFoundException, Param, ServiceUnavailableException, StreamableFile } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { isPicture, pictureTypes } from '@portal/contracts/program-types';
import { DataSource } from 'typeorm';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Returns, ReturnsFile } from '../../platform/openapi/returns.decorator.ts';
import { TaskLimitError, TaskQueueFullError } from '../../platform/task-process/task-process.ts';
import { DeskController } from '../../staff/auth/access.decorators.ts';
import { MailFiles } from '../receiving/mail-files.service.ts';
import { MailParser } from '../receiving/mail-parser.service.ts';
import { MessageHtmlDto } from './message-html.dto.ts';

const MessageId = PathId('There is no such message.');

/** Reads what e-mails contain besides text. Neither a mail nor a file is whole in memory. */
@DeskController('admin/messages/:id', 'Mail', 'viewer')
export class MessagesController {
  constructor(
    private readonly database: DataSource,
    private readonly files: MailFiles,
    private readonly parser: MailParser,
  ) {}

  @Returns(MessageHtmlDto, 'Show the HTML text of an e-mail')
  @Get('html')
  async html(@MessageId id: number): Promise<MessageHtmlDto> {
    const html = await this.parser.readHtml(await this.pathOf(id)).catch((error) => {
      rejectIfBusy(error);
      return null;
    });
    return { html };
  }

  @ReturnsFile('application/octet-stream', undefined, 'Download an e-mail as it was received or sent')
  @Get('raw')
  async raw(@MessageId id: number): Promise<StreamableFile> {
    return download(`message-${id}.eml`, 'message/rfc822', await open(await this.pathOf(id)));
  }

  @ApiParam({ name: 'part', schema: { type: 'integer', minimum: 0 }, example: 0 })
  @ReturnsFile(['application/octet-stream', ...pictureTypes], undefined, 'Download an attachment')
  @Get('attachments/:part')
  async attachment(@MessageId id: number, @Param('part') given: string): Promise<StreamableFile> {
    // -1 is no part of any message.
    const part = /^\d{1,4}$/.test(given) ? Number(given) : -1;
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
      return await download(attachment.name, attachment.mimeType, file);
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

/** A browser never opens what customers send: it is always a download. Pages of the desk may show pictures. */
async function download(name: string, mimeType: string, file: FileHandle): Promise<StreamableFile> {
  const { size } = await file.stat();
  return new StreamableFile(file.createReadStream({ start: 0 }), {
    length: size,
    type: isPicture(mimeType) ? mimeType : 'application/octet-stream',
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  });
}

function rejectIfBusy(error: unknown): void {
  if (error instanceof TaskQueueFullError)
    throw new ServiceUnavailableException('Several large e-mails are being opened. Please try again in a minute.');
}
