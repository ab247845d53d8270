import { type HTMLElement, parse, valid } from 'node-html-parser';
import type { RenderedPage } from '../../src/rendered-page.ts';

/** A rendered page, parsed once for all checks. */
export interface ParsedPage {
  path: string;
  head: HTMLElement;
  body: HTMLElement;
  bytes: number;
  /** Whether all elements are closed and nested correctly. */
  isClosed: boolean;
}

export const parsePage = (path: string, { head, body }: RenderedPage): ParsedPage => ({
  path,
  head: parse(head),
  body: parse(body),
  bytes: Buffer.byteLength(head) + Buffer.byteLength(body),
  isClosed: valid(body),
});
