import { defineShell } from '@portal/build/define-shell';
import { developmentServer } from './development-server.ts';

export default defineShell({ middleware: developmentServer });
