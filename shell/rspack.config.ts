import { defineShell } from '@portal/build/define-shell';
import { developmentServer } from './dev/development-server.ts';

export default defineShell({ middleware: developmentServer });
