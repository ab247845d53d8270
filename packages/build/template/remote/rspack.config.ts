import { defineRemote } from '@portal/build/define-remote';

export default defineRemote({ name: 'sample' });
