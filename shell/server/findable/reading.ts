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
  /** The name of what the page stands under, or of the page itself; the home page stands under nothing. */
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
    section: sectionOf(page),
    practice: practiceOf((heading ?? drawing)?.closest('[data-practice]')),
    words: (heading?.querySelectorAll('[data-practice]') ?? []).flatMap((part) => {
      const practice = practiceOf(part);
      return practice ? [{ text: part.textContent.trim(), practice }] : [];
    }),
    drawing,
  };
}

interface Crumbs {
  '@type'?: string;
  itemListElement?: { name?: string }[];
}

/** The second step of the breadcrumbs in the page's structured data. */
function sectionOf(page: HTMLElement): string | undefined {
  const nodes = page.querySelectorAll('script[type="application/ld+json"]').flatMap((block): Crumbs[] => {
    const data = JSON.parse(block.textContent);
    return data?.['@graph'] ?? [data].flat();
  });
  return nodes.find((node) => node?.['@type'] === 'BreadcrumbList')?.itemListElement?.[1]?.name;
}

export const practiceOf = (element: HTMLElement | null | undefined): Practice | undefined =>
  practices.find(({ id }) => id === element?.getAttribute('data-practice'))?.id;

function visibleText(element: HTMLElement): string {
  const copy = element.clone() as HTMLElement;
  for (const unread of copy.querySelectorAll('svg, script, style, template')) unread.remove();
  return copy.textContent;
}
