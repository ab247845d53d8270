// The only script of a page that is only read: a visitor's first interaction loads the application.
import { readDocumentData } from '../read-document-data.ts';
import { countPageViews } from './count-page-views.ts';
import { reportToField } from './field-reports.ts';
import { recordReferrer } from './first-entry.ts';
import { keepDrafts } from './form-drafts.ts';
import { watchHeroActions } from './hero-actions.ts';
import { startOnIntent } from './intent.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { retryStyles } from './retry-styles.ts';
import { scrollAfterLoad } from './scroll-after-load.ts';

declare global {
  interface Document {
    /** Whether the page is prerendered and not shown yet. Absent in browsers that do not prerender. */
    prerendering?: boolean;
  }
}

const documentData = readDocumentData();
const { kind, site, remote } = documentData;
const isStaff = remote?.access === 'staff';

// First, so that no later code can replace what it uses.
const loadReports = reportToField(documentData);

function start() {
  recordReferrer();
  scrollAfterLoad();
  // The first screen of the lead desk is loaded without it.
  startOnIntent(documentData, isStaff ? () => {} : loadReports);
  if (!isStaff) keepDrafts();
  if (!isStaff) countPageViews(site.analytics);
  if (kind === 'page' && !isStaff) {
    watchHeroActions();
    prefetchLinks(documentData);
  }
}

retryStyles();
// The browser prerenders pages behind links that may never be followed (`speculationRules` of the publisher).
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();
