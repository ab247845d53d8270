import { Body, Post, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Env } from '../../platform/env/env.ts';
import { FormController } from '../form-controller.decorator.ts';
import { confirmationPage, wantsPage } from '../form-pages/form-page.ts';
import { IntakeService } from '../intake.service.ts';
import { ContactReceiptDto } from './contact-receipt.dto.ts';
import { ContactRequestDto } from './contact-request.dto.ts';

@FormController('contact')
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
