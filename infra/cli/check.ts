import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { checkPhases } from './check-phases.ts';
import { runPhases } from './phases.ts';
import { runCommand } from './terminal.ts';

/** `npm run check`: everything that needs neither a build nor a browser. */
runCommand(() => {
  stopOnSignal();
  return runPhases(checkPhases);
});
