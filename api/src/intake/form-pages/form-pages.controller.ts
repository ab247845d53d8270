import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.ts';
import { formPagesStyle } from './form-pages.style.ts';

const font = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}-normal.woff2`)));
const fonts = {
  heading: font('bricolage-grotesque/files/bricolage-grotesque-latin-700'),
  text: font('inter/files/inter-latin-400'),
  strong: font('inter/files/inter-latin-600'),
};
const asFont = (content: Buffer) => new StreamableFile(content, { type: 'font/woff2', length: content.length });
const cached = () => Header('Cache-Control', 'public, max-age=86400');

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

  @Get('forms/heading.woff2')
  @cached()
  heading(): StreamableFile {
    return asFont(fonts.heading);
  }

  @Get('forms/text.woff2')
  @cached()
  text(): StreamableFile {
    return asFont(fonts.text);
  }

  @Get('forms/strong.woff2')
  @cached()
  strong(): StreamableFile {
    return asFont(fonts.strong);
  }
}
