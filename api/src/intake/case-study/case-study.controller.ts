import { Body, Header, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { Request } from 'express';
import { FormController } from '../form-controller.decorator.ts';
import { formTexts } from '../form-pages/forms.ts';
import { IntakeService } from '../intake.service.ts';
import { CaseStudyDocument } from './case-study-document.service.ts';
import { CaseStudyRequestDto } from './case-study-request.dto.ts';

@FormController('download-case-study')
export class CaseStudyController {
  constructor(
    private readonly intake: IntakeService,
    private readonly document: CaseStudyDocument,
  ) {}

  @ApiOperation({
    summary: 'Download the case study',
    description:
      'Stores the request and returns the PDF. A form sent without JavaScript gets the PDF too, or an HTML page for errors.',
  })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The case study.', schema: { type: 'string', format: 'binary' } })
  @HttpCode(200)
  @Header('Content-Type', 'application/pdf')
  @Post()
  async download(@Body() body: CaseStudyRequestDto, @Req() request: Request): Promise<StreamableFile> {
    await this.intake.submit(body, request);
    const language = body.language ?? 'en';
    const content = await this.document.of(language);
    return new StreamableFile(content, {
      type: 'application/pdf',
      disposition: `attachment; filename="${formTexts[language].caseStudy.fileName}"`,
      length: content.length,
    });
  }
}
