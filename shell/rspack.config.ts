import { defineShell } from '@portal/build/define-shell';
import { developmentServer } from './server/development.ts';

export default defineShell({ middleware: developmentServer });
