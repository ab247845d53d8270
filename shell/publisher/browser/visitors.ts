import type { BrowserContextOptions } from 'playwright-core';

/** A visitor under whose conditions pages are opened. */
export interface Visitor {
  /** The conditions, for people: `in the light`. */
  title: string;
  context: BrowserContextOptions & { viewport: { width: number; height: number } };
  /** Widths at which the page is looked at, one after the other. */
  widths: number[];
  /** Has what the live page has stored, and opens the page a second time, with what the first visit has stored. */
  isReturning: boolean;
  /** Whether the browser has none of the interfaces that only Chromium has. */
  lacksInterfaces: boolean;
  /** Also waits, uses the page, reads it like a screen reader and takes pictures. */
  isThorough: boolean;
}

const viewport = (width: number) => ({ width, height: 900 });

/** Uses a mouse. Its findings are compared with the live release. */
export const desktop: Visitor = {
  title: 'desktop',
  context: { viewport: viewport(1440), locale: 'en-US' },
  widths: [375, 1440],
  isReturning: false,
  lacksInterfaces: false,
  isThorough: true,
};

/**
 * All visitors. Few combine many conditions, because each visit takes time: every value is in one of them. What breaks under
 * one condition is not repaired by another one.
 */
export const visitors: Visitor[] = [
  desktop,
  {
    title: 'phone with Firefox, a sharp screen, dark, reduced motion, German, Auckland, second visit',
    context: {
      viewport: viewport(375),
      hasTouch: true,
      deviceScaleFactor: 2,
      userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      locale: 'de-DE',
      timezoneId: 'Pacific/Auckland',
    },
    widths: [375],
    isReturning: true,
    // Without `navigator.connection`, the page would not know that the visitor saves data, and download linked pages.
    lacksInterfaces: false,
    isThorough: false,
  },
  {
    title: 'tablet or phone held sideways with Safari, forced colors, French, Honolulu',
    context: {
      viewport: { width: 768, height: 400 },
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      forcedColors: 'active',
      contrast: 'more',
      locale: 'fr-FR',
      timezoneId: 'Pacific/Honolulu',
    },
    widths: [768, 1024],
    isReturning: false,
    lacksInterfaces: true,
    isThorough: false,
  },
];
