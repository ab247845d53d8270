import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Header, NotFoundException, Param, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.ts';
import { formPagesStyle } from './form-pages.style.ts';

/** Files of fontsource by the names in the style sheet. */
const fonts = new Map([
  ['heading', 'bricolage-grotesque/files/bricolage-grotesque-latin-700'],
  ['text', 'inter/files/inter-latin-400'],
  ['strong', 'inter/files/inter-latin-600'],
]);

/** Style sheet and fonts of the pages for forms without JavaScript. The website's own have names that change with its releases. */
@ApiExcludeController()
@Public()
@Controller()
export class FormPagesController {
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
