import { runApiProgram } from '../postgres/run-api-program.ts';
import { runCommand } from './terminal.ts';

/** `npm run staff -- add EMAIL --role manager`: manages staff accounts. Works with a running or stopped portal. */
runCommand(() => runApiProgram('staff', process.argv.slice(2)));
