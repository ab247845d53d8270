import { defineShell } from '@portal/build/define-shell';
import { developmentServer } from './server/development.ts';

export default defineShell({ port: 3000, middleware: developmentServer });
