import { Body, Controller, Header, HttpCode, Post, Req, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { caseStudyFileName } from '@portal/contracts/case-study-request';
import type { Request } from 'express';
import { DescribesFormErrors } from '../openapi/form-errors.decorator.ts';
import { OpenToOtherSites } from '../session/same-site.guard.ts';
import { FormRateGuard } from '../throttle/form-rate.guard.ts';
import { CaseStudyService } from './case-study.service.ts';
import { CaseStudyRequestDto } from './case-study-request.dto.ts';

@ApiTags('Website')
@Controller('download-case-study')
@OpenToOtherSites()
@UseGuards(FormRateGuard)
export class CaseStudyController {
  constructor(private readonly caseStudy: CaseStudyService) {}

  @ApiOperation({
    summary: 'Hand out the case study',
    description:
      'Stores who asked and answers with the PDF. A form sent by a page without JavaScript gets the PDF too, and a page when something is wrong.',
  })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The case study.', schema: { type: 'string', format: 'binary' } })
  @DescribesFormErrors({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Please enter a valid email address',
    company: 'Company name is required',
  })
  @HttpCode(200)
  @Header('Content-Type', 'application/pdf')
  @Post()
  async download(@Body() body: CaseStudyRequestDto, @Req() request: Request): Promise<StreamableFile> {
    const document = await this.caseStudy.request(body, request);
    return new StreamableFile(document, {
      type: 'application/pdf',
      disposition: `attachment; filename="${caseStudyFileName}"`,
      length: document.length,
    });
  }
}
