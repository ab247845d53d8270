import { type HTMLElement, parse, valid } from 'node-html-parser';
import type { RenderedPage } from '../../src/rendered-page.ts';

/** A rendered page, taken apart once for everybody who looks at it. */
export interface ParsedPage {
  path: string;
  head: HTMLElement;
  body: HTMLElement;
  bytes: number;
  /** Every element ends before the one around it. */
  isClosed: boolean;
}

export const parsePage = (path: string, { head, body }: RenderedPage): ParsedPage => ({
  path,
  head: parse(head),
  body: parse(body),
  bytes: Buffer.byteLength(head) + Buffer.byteLength(body),
  isClosed: valid(body),
});
