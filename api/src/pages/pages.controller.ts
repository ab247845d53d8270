import { Controller, Get, Header, VERSION_NEUTRAL } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { formsStyle } from './forms.style.ts';

@Controller({ version: VERSION_NEUTRAL })
export class PagesController {
  @ApiExcludeEndpoint()
  @Get('forms.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  style(): string {
    return formsStyle;
  }
}
