import { defineShell } from '@portal/build/define-shell';

export default defineShell({ port: 3000 });
