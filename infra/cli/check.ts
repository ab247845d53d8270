import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { checkPhases } from './check-phases.ts';
import { runPhases } from './phases.ts';
import { runCommand } from './terminal.ts';

/** `npm run check`: all checks that need no build and no browser. */
runCommand(() => {
  stopOnSignal();
  return runPhases(checkPhases, 2);
});
