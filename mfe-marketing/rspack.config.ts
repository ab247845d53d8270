import { defineRemote } from '@portal/build/define-remote';

export default defineRemote({
  name: 'marketing',
  workers: { solver: './src/form/solver.worker.ts' },
});
