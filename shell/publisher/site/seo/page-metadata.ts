import { type Practice, practices } from '@portal/contracts/practices';
import type { Site } from '@portal/contracts/site';
import type { HTMLElement } from 'node-html-parser';
import type { ParsedPage } from '../../checks/parsed-page.ts';

/** What a page says about itself in its HTML. */
export interface PageMetadata {
  /** Title without the company name at its end. */
  title: string;
  description: string;
  /** Visible text of the main element, without drawings. */
  text: string;
  /** Name of the section the page belongs to (second breadcrumb). The home page has none. */
  section?: string;
  practice?: Practice;
  /** Parts of the main heading that belong to a practice each. */
  words: { text: string; practice: Practice }[];
  /** The drawing at the top of the page. */
  drawing?: HTMLElement;
}

export function pageMetadata({ head, body }: ParsedPage, { company }: Site): PageMetadata {
  const heading = body.querySelector('h1');
  const drawing = body.querySelector('svg[data-drawing]') ?? undefined;
  const title = head.querySelector('title')?.textContent ?? '';

  return {
    title: title.endsWith(` | ${company}`) ? title.slice(0, -` | ${company}`.length) : title,
    description: head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    text: visibleText(body.querySelector('main') ?? body),
    section: sectionOf(body),
    practice: practiceOf((heading ?? drawing)?.closest('[data-practice]')),
    words: (heading?.querySelectorAll('[data-practice]') ?? []).flatMap((part) => {
      const practice = practiceOf(part);
      return practice ? [{ text: part.textContent.trim(), practice }] : [];
    }),
    drawing,
  };
}

interface BreadcrumbList {
  '@type'?: string;
  itemListElement?: { name?: string }[];
}

/** Returns the second breadcrumb of the page's structured data. */
function sectionOf(page: HTMLElement): string | undefined {
  const nodes = page.querySelectorAll('script[type="application/ld+json"]').flatMap((block): BreadcrumbList[] => {
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
