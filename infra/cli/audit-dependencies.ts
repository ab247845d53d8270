import { auditDependencies } from '../dependencies/audit.ts';
import { print, runCommand } from './terminal.ts';

/** `npm run audit:dependencies`, with `-- --pin` to keep the registry's answer for checks without it. */
runCommand(async () => {
  const { code, output, warning } = await auditDependencies({ pin: process.argv.includes('--pin') });
  print([warning, output].filter(Boolean).join('\n') || 'No vulnerability is known of what runs in production.');
  return code;
});
