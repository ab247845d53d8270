import type { ReleaseStatus } from '@portal/contracts/verdict';
import { controlSocket } from '../env.ts';
import { verdictText } from '../gate/verdict-text.ts';
import { giveOrder } from './give-order.ts';
import type { Order } from './order.ts';

// `node server/control/main.ts rollback marketing [version]`: orders for the portal on this DATA_DIR.
const [type = 'status', name = '', detail] = process.argv.slice(2);
const order = { type, name, ...(type === 'preview' ? { source: detail } : { version: detail }) } as Order;
try {
  const { isDone, sentence, findings, statuses } = await giveOrder(controlSocket(process.env), order);
  if (statuses) console.log(statuses.map(statusText).join('\n\n'));
  else console.log(sentence + verdictText(findings));
  if (!isDone) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function statusText({ name, live, isPinned, earlier, withdrawn, findings }: ReleaseStatus): string {
  const withdrawal = (version: string) => (withdrawn.includes(version) ? `${version} (rolled back from)` : version);
  return [
    `${name}  ${live ?? 'nothing is live'}${isPinned ? ', pinned' : ''}`,
    ...(earlier.length > 0 ? [`  earlier: ${earlier.map(withdrawal).join(', ')}`] : []),
    ...(findings.length > 0 ? [`  the newest release was refused:${verdictText(findings)}`] : []),
  ].join('\n');
}
