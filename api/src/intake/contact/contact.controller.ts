import { Body, Post, Req, Res } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Env } from '../../platform/env/env.ts';
import { Creates } from '../../platform/openapi/returns.decorator.ts';
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

  @Creates(
    ContactReceiptDto,
    'Submit a consultation request',
    'Responds after the request is stored. A form sent without JavaScript (form-encoded, by a client that accepts HTML) gets a page instead of JSON, also for errors.',
  )
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
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
