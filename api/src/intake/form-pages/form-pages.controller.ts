import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.ts';
import { formPagesStyle } from './form-pages.style.ts';

@Public()
@Controller()
export class FormPagesController {
  @ApiExcludeEndpoint()
  @Get('forms.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  style(): string {
    return formPagesStyle;
  }
}
