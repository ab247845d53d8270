import { defineRemote } from '@portal/build/define-remote';

export default defineRemote({ name: 'marketing', port: 3001, workers: { solver: './src/form/solver.worker.ts' } });
