import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { ApiErrors } from '../../platform/openapi/api-errors.decorator.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { MessageHtmlDto } from './message-html.dto.ts';
import { MessagesService } from './messages.service.ts';

const messageId = new IdPipe('There is no such message.');
const binary = { content: { 'application/octet-stream': { schema: { type: 'string' } } } };

/** A browser never shows what customers send: it is always a download. */
const asDownload = ({ name, content }: { name: string; content: Uint8Array }) =>
  new StreamableFile(content, {
    type: 'application/octet-stream',
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  });

@ApiTags('Mail')
@RequiresRole('viewer')
@ApiParam({ name: 'id', schema: { type: 'integer' }, example: 42 })
@Controller('admin/messages/:id')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @ApiOperation({ summary: 'Show the HTML text of an e-mail' })
  @Returns(MessageHtmlDto, { 404: 'There is no such message.' })
  @Get('html')
  async html(@Param('id', messageId) id: number): Promise<MessageHtmlDto> {
    return { html: await this.messages.html(id) };
  }

  @ApiOperation({ summary: 'Download an e-mail as it was received or sent' })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse(binary)
  @ApiErrors({ 404: 'There is no such message.' })
  @Get('raw')
  async raw(@Param('id', messageId) id: number): Promise<StreamableFile> {
    return asDownload(await this.messages.raw(id));
  }

  @ApiOperation({ summary: 'Download an attachment' })
  @ApiParam({ name: 'part', schema: { type: 'integer', minimum: 0 }, example: 0 })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse(binary)
  @ApiErrors({ 404: 'There is no such attachment.' })
  @Get('attachments/:part')
  async attachment(@Param('id', messageId) id: number, @Param('part') part: string): Promise<StreamableFile> {
    // -1 is no part of any message.
    return asDownload(await this.messages.attachment(id, /^\d{1,4}$/.test(part) ? Number(part) : -1));
  }
}
