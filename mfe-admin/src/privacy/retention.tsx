import { toast } from '@portal/platform';
import { queryClient, queryOptions, useQuery } from '@portal/platform/query';
import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import type { RetentionKind, RetentionRule, RetentionRun } from '@portal/staff-client/privacy';
import { Button } from '@portal/ui/button';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { ConfirmDialog } from '../app/layout/confirm-dialog.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { forgetPerson } from '../leads/person.queries.ts';
import { countOf, formatCount } from '../numbers.ts';
import { formatDateTime } from '../time/business-time.ts';

const text = css({ color: 'fg.muted', fontSize: 'xs', marginBlock: '3' });

const names: Record<RetentionKind, string> = {
  spam: 'Spam',
  lost: 'Lost leads',
  won: 'Won leads',
  open: 'Open leads',
  deliveries: 'Sent emails and webhooks',
};

/** The rules, what the next run removes, and a button that runs it now. */
export const Retention = () => (
  <Loaded query={useQuery(retentionQuery)} what="the rules" lines={6}>
    {({ rules, nextRunAt, lastRun }) => (
      <>
        <Table caption="Retention" headings={['What', 'Kept', 'Next run removes']}>
          {rules.map((rule) => (
            <TableRow key={rule.kind}>
              <TableCell>{names[rule.kind]}</TableCell>
              <TableCell>{keptFor(rule)}</TableCell>
              <TableCell>{rule.days === 0 ? '–' : rule.due.toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
        </Table>
        <p className={text}>
          Next run: {formatDateTime(nextRunAt)}.{' '}
          {lastRun
            ? `Last run: ${formatDateTime(lastRun.at)}, ${removedText(lastRun.removed)}.`
            : 'It has not run yet.'}{' '}
          Your administrator can change the rules.
        </p>
        <RunButton due={rules.reduce((total, rule) => total + rule.due, 0)} />
      </>
    )}
  </Loaded>
);

function RunButton({ due }: { due: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const run = async () => {
    const removed = removedText(await runRetention());
    toast.success('Retention has run', `${removed.replace('removed', 'Removed')}.`);
  };
  return (
    <>
      <Button size="sm" tone="quiet" aria-haspopup="dialog" disabled={due === 0} onClick={() => setIsOpen(true)}>
        Run now…
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`Remove ${countOf(due, 'record')} now?`}
          description="Leads are removed with their requests, timelines and notes. This cannot be undone."
          label="Remove"
          pendingLabel="Removing…"
          run={run}
          failed="Retention has not run"
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Leads are kept from their last activity, deliveries from the day they were sent. */
const keptFor = ({ kind, days }: RetentionRule) =>
  days === 0
    ? 'Until someone erases them'
    : `${days.toLocaleString('en-US')} days${kind === 'deliveries' ? '' : ' after the last activity'}`;

function removedText({ deliveries, ...leads }: RetentionRun): string {
  const total = Object.values(leads).reduce((sum, count) => sum + count, 0);
  return `removed ${countOf(total, 'lead')} and ${formatCount(deliveries)} emails and webhooks`;
}

/** How long leads are kept, and what the next run removes. */
const retentionQuery = queryOptions({
  queryKey: ['admin', 'retention'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/retention', { signal })),
  staleTime: 0,
});

async function runRetention(): Promise<RetentionRun> {
  const removed = await unwrap(staff.POST('/api/admin/retention/runs', withoutLimit));
  await Promise.all([queryClient.invalidateQueries(retentionQuery), forgetPerson([])]);
  return removed;
}
