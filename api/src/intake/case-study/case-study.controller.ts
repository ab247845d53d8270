import { Body, Controller, Header, HttpCode, Post, Req, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AllowCrossSite } from '../../platform/http/csrf.guard.ts';
import { ServedOn } from '../../platform/http/origin.guard.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { formTexts } from '../form-pages/forms.ts';
import { IntakeService } from '../intake.service.ts';
import { FormRateLimitGuard } from '../rate-limit/form-rate-limit.guard.ts';
import { CaseStudyDocument } from './case-study-document.service.ts';
import { CaseStudyRequestDto } from './case-study-request.dto.ts';

@ApiTags('Website')
@Public()
@ServedOn('site')
@AllowCrossSite()
@UseGuards(FormRateLimitGuard)
@Controller('download-case-study')
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
