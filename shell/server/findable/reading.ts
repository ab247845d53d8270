import { type Practice, practices } from '@portal/contracts/practices';
import type { Site } from '@portal/contracts/site';
import { type HTMLElement, parse } from 'node-html-parser';
import type { RenderedPage } from '../../src/server.tsx';

/** What a page says about itself, read from its finished HTML as a search engine would. */
export interface Reading {
  /** Without the company's name behind it. */
  title: string;
  description: string;
  /** Every visible word of the main element: neither markup nor drawings. */
  text: string;
  /** What the page stands under in its breadcrumbs, itself included; the home page stands under nothing. */
  section?: string;
  practice?: Practice;
  /** The parts of the main heading that each belong to a practice of their own. */
  words: { text: string; practice: Practice }[];
  /** The system drawing at the top of the page. */
  drawing?: HTMLElement;
}

export function read({ head, body }: RenderedPage, { company }: Site): Reading {
  const page = parse(body);
  const tags = parse(head);
  const heading = page.querySelector('h1');
  const drawing = page.querySelector('svg[data-drawing]') ?? undefined;
  const title = tags.querySelector('title')?.textContent ?? '';

  return {
    title: title.endsWith(` | ${company}`) ? title.slice(0, -` | ${company}`.length) : title,
    description: tags.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    text: visibleText(page.querySelector('main') ?? page),
    section: page.querySelectorAll('nav[aria-label="Breadcrumb"] li')[1]?.textContent,
    practice: practiceOf((heading ?? drawing)?.closest('[data-practice]')),
    words: (heading?.querySelectorAll('[data-practice]') ?? []).flatMap((part) => {
      const practice = practiceOf(part);
      return practice ? [{ text: part.textContent.trim(), practice }] : [];
    }),
    drawing,
  };
}

export const practiceOf = (element: HTMLElement | null | undefined): Practice | undefined =>
  practices.find(({ id }) => id === element?.getAttribute('data-practice'))?.id;

function visibleText(element: HTMLElement): string {
  const copy = element.clone() as HTMLElement;
  for (const unread of copy.querySelectorAll('svg, script, style, template')) unread.remove();
  return copy.textContent;
}
