import { defineRemote } from '@portal/build/define-remote';

export default defineRemote({
  name: 'marketing',
  workers: { solver: './src/form/solver.worker.ts' },
  // The home page has none of these before the request form is opened.
  onDemandRecipes: [
    'breadcrumbs',
    'card',
    'dialog',
    'error-summary',
    'faq',
    'feature-list',
    'flip-card',
    'page-hero',
    'pill-list',
    'select-list',
    'text-sections',
  ],
});
