import { Body, Controller, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DescribesFormErrors } from '../openapi/form-errors.decorator.ts';
import { confirmationPage } from '../pages/confirmation-page.ts';
import { wantsPage } from '../pages/form-page.ts';
import { OpenToOtherSites } from '../session/same-site.guard.ts';
import { FormRateGuard } from '../throttle/form-rate.guard.ts';
import { ContactService } from './contact.service.ts';
import { ContactReceiptDto } from './contact-receipt.dto.ts';
import { ContactRequestDto } from './contact-request.dto.ts';

@ApiTags('Website')
@Controller('contact')
@OpenToOtherSites()
@UseGuards(FormRateGuard)
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @ApiOperation({
    summary: 'Take in a consultation request',
    description:
      'Answered only when the request is stored. A form sent by a page without JavaScript (form-encoded, and the client takes HTML) gets a page instead of JSON, for errors too.',
  })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiCreatedResponse({ type: ContactReceiptDto })
  @DescribesFormErrors({ name: 'Name is required', email: 'Valid email is required' })
  @Post()
  async submit(@Body() body: ContactRequestDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    const receipt: ContactReceiptDto = await this.contact.submit(body, request);
    if (wantsPage(request)) response.status(201).type('html').send(confirmationPage(receipt.reference));
    else response.status(201).json(receipt);
  }
}
