import { defineRemote } from '@portal/build/define-remote';

export default defineRemote({
  name: 'marketing',
  workers: { solver: './src/form/solver.worker.ts' },
  // The home page has none of these before the dialog is opened.
  onDemandRecipes: [
    'breadcrumbs',
    'card',
    'dialog',
    'error-summary',
    'faq',
    'feature-list',
    'field',
    'flip-card',
    'page-hero',
    'pill-list',
    'scan-backdrop',
    'select-list',
    'text-sections',
  ],
});
