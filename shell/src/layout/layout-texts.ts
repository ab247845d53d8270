import { cityNames, citySlugs } from '@portal/contracts/cities';
import type { Language } from '@portal/contracts/language';
import { englishToasts, type ToastLabels } from '@portal/ui/toast-labels';
import { createContext } from 'react';
import {
  type FooterLink,
  type FooterList,
  footerLists,
  legalLinks,
  type PracticeServices,
  practiceServices,
  tagline,
} from './footer.content.ts';

/** What header, footer and the regions around every page say in one language. */
export interface LayoutTexts {
  language: Language;
  home: string;
  contactPath: string;
  skip: string;
  navigation: string;
  menu: string;
  links: readonly FooterLink[];
  contact: string;
  /** Only in the menu of small screens, below the link to the contact form. */
  cities: readonly FooterLink[];
  /** For buyers and clients: in that menu too, and beside the link to the other language on wide screens. */
  help: readonly FooterLink[];
  /** The link to the other language. `home` is for pages without a partner. */
  other: { language: Language; label: string; home: string };
  callBar: { label: string; call: string; consultation: string };
  footer: {
    label: string;
    tagline: string;
    follow: string;
    /** Empty in a language with few pages. */
    services: { title: string; practices: readonly PracticeServices[] };
    lists: readonly FooterList[];
    rights: string;
    license: string;
    sampleLicense: string;
    /** That the company answers in this language. Not needed in English. */
    answers?: { text: string; sample: string };
    legal: string;
    legalLinks: readonly FooterLink[];
  };
  consent: { title: string; text: string; allow: string; decline: string; settings: string };
  toasts: ToastLabels;
}

export const englishLayout: LayoutTexts = {
  language: 'en',
  home: '/',
  contactPath: '/contact',
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  links: [
    { to: '/about', label: 'About' },
    { to: '/services', label: 'Services' },
    { to: '/partners', label: 'Partners' },
    { to: '/industries', label: 'Industries' },
  ],
  contact: 'Contact',
  cities: citySlugs.map((city) => ({ to: `/${city}`, label: cityNames[city] })),
  help: [
    { to: '/pricing', label: 'Pricing' },
    { to: '/support', label: 'Support' },
  ],
  other: { language: 'es', label: 'Español', home: '/es' },
  callBar: { label: 'Quick contact', call: 'Call', consultation: 'Request a consultation' },
  footer: {
    label: 'Footer',
    tagline,
    follow: 'Follow',
    services: { title: 'Services', practices: practiceServices },
    lists: footerLists,
    rights: 'All rights reserved.',
    license: 'Texas DPS Private Security license',
    sampleLicense: 'Sample number',
    legal: 'Legal',
    legalLinks,
  },
  consent: {
    title: 'Allow analytics cookies?',
    text: 'If you allow it, Google Analytics sets cookies and counts which pages are visited. If you decline, nothing is loaded and the site works the same.',
    allow: 'Allow',
    decline: 'Decline',
    settings: 'Cookie settings',
  },
  toasts: englishToasts,
};

/** The language of a document does not change: a link to the other language loads a document. */
export const LayoutTextsContext = createContext(englishLayout);
