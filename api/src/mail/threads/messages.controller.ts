import { Get, Param, StreamableFile } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { isPicture, pictureTypes } from '@portal/contracts/program-types';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Returns, ReturnsFile } from '../../platform/openapi/returns.decorator.ts';
import { DeskController } from '../../staff/auth/access.decorators.ts';
import { MessageHtmlDto } from './message-html.dto.ts';
import { type Download, MessagesService } from './messages.service.ts';

const MessageId = PathId('There is no such message.');

/** A browser never opens what customers send: it is always a download. Pages of the desk may show pictures. */
const asDownload = ({ name, content, size, mimeType }: Download) =>
  new StreamableFile(content, {
    length: size,
    type: isPicture(mimeType) ? mimeType : 'application/octet-stream',
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  });

@DeskController('admin/messages/:id', 'Mail', 'viewer')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Returns(MessageHtmlDto, 'Show the HTML text of an e-mail')
  @Get('html')
  async html(@MessageId id: number): Promise<MessageHtmlDto> {
    return { html: await this.messages.html(id) };
  }

  @ReturnsFile('application/octet-stream', undefined, 'Download an e-mail as it was received or sent')
  @Get('raw')
  async raw(@MessageId id: number): Promise<StreamableFile> {
    return asDownload(await this.messages.raw(id));
  }

  @ApiParam({ name: 'part', schema: { type: 'integer', minimum: 0 }, example: 0 })
  @ReturnsFile(['application/octet-stream', ...pictureTypes], undefined, 'Download an attachment')
  @Get('attachments/:part')
  async attachment(@MessageId id: number, @Param('part') part: string): Promise<StreamableFile> {
    // -1 is no part of any message.
    return asDownload(await this.messages.attachment(id, /^\d{1,4}$/.test(part) ? Number(part) : -1));
  }
}
