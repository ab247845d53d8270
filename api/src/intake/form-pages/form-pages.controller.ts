import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Header, NotFoundException, Param, Req, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Env } from '../../platform/env/env.ts';
import { ServedOn } from '../../platform/http/origin.guard.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { formPage } from './form-page.ts';
import { formPagesStyle } from './form-pages.style.ts';
import { caseStudyForm } from './forms.ts';

/** Files of fontsource by the names in the style sheet. */
const fonts = new Map([
  ['heading', 'bricolage-grotesque/files/bricolage-grotesque-latin-700'],
  ['text', 'inter/files/inter-latin-400'],
  ['strong', 'inter/files/inter-latin-600'],
]);

/**
 * The case-study form for browsers without JavaScript, and style sheet and fonts of all pages for forms. The website's own have
 * names that change with its releases.
 */
@ApiExcludeController()
@Public()
@ServedOn('site')
@Controller()
export class FormPagesController {
  constructor(private readonly env: Env) {}

  @Get('download-case-study')
  @Header('Content-Type', 'text/html; charset=utf-8')
  caseStudy(@Req() request: Request): string {
    return formPage(this.env.company, caseStudyForm, request);
  }

  @Get('forms.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  style(): string {
    return formPagesStyle;
  }

  @Get('forms/:name.woff2')
  @Header('Cache-Control', 'public, max-age=86400')
  async font(@Param('name') name: string): Promise<StreamableFile> {
    const file = fonts.get(name);
    if (!file) throw new NotFoundException();
    const content = await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}-normal.woff2`)));
    return new StreamableFile(content, { type: 'font/woff2', length: content.length });
  }
}
