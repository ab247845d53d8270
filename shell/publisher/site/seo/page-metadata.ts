import { type Practice, practices } from '@portal/contracts/practices';
import type { Site } from '@portal/contracts/site';
import type { HTMLElement } from 'node-html-parser';
import type { ParsedPage } from '../../rules/parsed-page.ts';

/** Metadata in the HTML of a page. */
export interface PageMetadata {
  /** Title without the company name. */
  title: string;
  description: string;
  /** Text of the main element, without drawings. */
  text: string;
  /** Second breadcrumb. The home page has none. */
  section?: string;
  practice?: Practice;
  /** Parts of the main heading that name a practice. */
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
  for (const hidden of copy.querySelectorAll('svg, script, style, template')) hidden.remove();
  return copy.textContent;
}
