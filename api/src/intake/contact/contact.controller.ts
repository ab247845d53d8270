import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Env } from '../../platform/env/env.ts';
import { AllowCrossSite } from '../../platform/http/csrf.guard.ts';
import { ServedOn } from '../../platform/http/origin.guard.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { confirmationPage, wantsPage } from '../form-pages/form-page.ts';
import { IntakeService } from '../intake.service.ts';
import { FormRateLimitGuard } from '../rate-limit/form-rate-limit.guard.ts';
import { ContactReceiptDto } from './contact-receipt.dto.ts';
import { ContactRequestDto } from './contact-request.dto.ts';

@ApiTags('Website')
@Public()
@ServedOn('site')
@AllowCrossSite()
@UseGuards(FormRateLimitGuard)
@Controller('contact')
export class ContactController {
  constructor(
    private readonly intake: IntakeService,
    private readonly env: Env,
  ) {}

  @ApiOperation({
    summary: 'Submit a consultation request',
    description:
      'Responds after the request is stored. A form sent without JavaScript (form-encoded, by a client that accepts HTML) gets a page instead of JSON, also for errors.',
  })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiCreatedResponse({ type: ContactReceiptDto })
  @Post()
  async submit(@Body() body: ContactRequestDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    const receipt = await this.intake.submit(body, request);
    if (wantsPage(request))
      response
        .status(201)
        .type('html')
        .send(confirmationPage(this.env.company, request, receipt));
    else response.status(201).json(receipt);
  }
}
