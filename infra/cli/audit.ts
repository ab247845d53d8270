import { runApiProgram } from '../postgres/run-api-program.ts';
import { runCommand } from './terminal.ts';

/** `npm run audit -- verify`: checks that the audit log is intact. Works with a running or stopped portal. */
runCommand(() => runApiProgram('audit', process.argv.slice(2)));
