import { checks } from './checks.ts';
import { runPhases } from './phases.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand } from './terminal.ts';

runCommand(() => {
  stopOnSignal();
  return runPhases(checks);
});
