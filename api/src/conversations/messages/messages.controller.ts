import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { ApiErrors } from '../../platform/openapi/api-errors.decorator.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { MessageHtmlDto, MessagesPageDto } from './message.dto.ts';
import { MessagesService } from './messages.service.ts';

const leadId = new IdPipe('There is no such lead.');
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
@Controller('admin')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @ApiOperation({
    summary: 'List the e-mails of a lead',
    description: 'Newest first, also those of leads merged into it.',
  })
  @ApiQuery({ name: 'before', required: false, schema: { type: 'integer' }, description: '`nextBefore` of a page.' })
  @Returns(MessagesPageDto, { 404: 'There is no lead 42.' })
  @Get('leads/:id/messages')
  list(@Param('id', leadId) id: number, @Query('before') before?: string): Promise<MessagesPageDto> {
    return this.messages.list(id, before && /^[1-9]\d{0,8}$/.test(before) ? Number(before) : undefined);
  }

  @ApiOperation({ summary: 'Show the HTML text of an e-mail' })
  @Returns(MessageHtmlDto, { 404: 'There is no such message.' })
  @Get('messages/:id/html')
  async html(@Param('id', messageId) id: number): Promise<MessageHtmlDto> {
    return { html: await this.messages.html(id) };
  }

  @ApiOperation({ summary: 'Download an e-mail as it was received or sent' })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse(binary)
  @ApiErrors({ 404: 'There is no such message.' })
  @Get('messages/:id/raw')
  async raw(@Param('id', messageId) id: number): Promise<StreamableFile> {
    return asDownload(await this.messages.raw(id));
  }

  @ApiOperation({ summary: 'Download an attachment' })
  @ApiParam({ name: 'part', schema: { type: 'integer', minimum: 0 }, example: 0 })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse(binary)
  @ApiErrors({ 404: 'There is no such attachment.' })
  @Get('messages/:id/attachments/:part')
  async attachment(@Param('id', messageId) id: number, @Param('part') part: string): Promise<StreamableFile> {
    // -1 is no part of any message.
    return asDownload(await this.messages.attachment(id, /^\d{1,4}$/.test(part) ? Number(part) : -1));
  }
}
