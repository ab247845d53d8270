import { toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import type { RetentionKind, RetentionRule, RetentionRun } from '@portal/staff-client/privacy';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Skeleton } from '@portal/ui/skeleton';
import { Table, TableCell, TableHead, TableHeading, TableRow } from '@portal/ui/table';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { LoadError } from '../layout/load-error.tsx';
import { formatDateTime } from '../time/business-time.ts';
import { retentionQuery, runRetention } from './privacy.queries.ts';

const muted = css({ color: 'fg.muted', fontSize: 'xs', marginBlock: '3' });
const buttons = css({ display: 'flex', justifyContent: 'flex-end', gap: '2' });

const names: Record<RetentionKind, string> = {
  spam: 'Spam',
  lost: 'Lost leads',
  won: 'Won leads',
  open: 'Open leads',
  deliveries: 'Sent emails and webhooks',
};

/** The rules, what the next run removes, and a button that runs it now. */
export function Retention() {
  const { data, error, refetch } = useQuery(retentionQuery);
  if (!data && error) return <LoadError title="The rules could not be loaded" error={error} retry={refetch} />;
  if (!data) return <Skeleton lines={6} label="Loading the rules" />;
  const { rules, nextRunAt, lastRun } = data;
  const due = rules.reduce((total, rule) => total + rule.due, 0);
  return (
    <>
      <Table caption="Retention">
        <TableHead>
          <tr>
            <TableHeading>What</TableHeading>
            <TableHeading>Kept</TableHeading>
            <TableHeading>Next run removes</TableHeading>
          </tr>
        </TableHead>
        <tbody>
          {rules.map((rule) => (
            <TableRow key={rule.kind}>
              <TableCell>{names[rule.kind]}</TableCell>
              <TableCell>{keptFor(rule)}</TableCell>
              <TableCell>{rule.days === 0 ? '–' : rule.due.toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      <p className={muted}>
        Next run: {formatDateTime(nextRunAt)}.{' '}
        {lastRun ? `Last run: ${formatDateTime(lastRun.at)}, ${removedText(lastRun.removed)}.` : 'It has not run yet.'}{' '}
        Your administrator can change the rules.
      </p>
      <RunDialog due={due} />
    </>
  );
}

function RunDialog({ due }: { due: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: runRetention,
    onSuccess: (removed) => {
      setIsOpen(false);
      toast.success('Retention has run', `${capitalize(removedText(removed))}.`);
    },
    onError: (error) => toast.error('Retention has not run', errorMessage(error)),
  });
  return (
    <Dialog
      title={`Remove ${due.toLocaleString('en-US')} ${due === 1 ? 'record' : 'records'} now?`}
      description="Leads are removed with their requests, timelines and notes. This cannot be undone."
      colorMode="inherit"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" tone="quiet" disabled={due === 0}>
          Run now…
        </Button>
      }
    >
      <div className={buttons}>
        <Button size="sm" tone="quiet" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
        <Button size="sm" tone="danger" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Removing…' : 'Remove'}
        </Button>
      </div>
    </Dialog>
  );
}

/** Leads are kept from their last activity, deliveries from the day they were sent. */
const keptFor = ({ kind, days }: RetentionRule) =>
  days === 0
    ? 'Until someone erases them'
    : `${days.toLocaleString('en-US')} days${kind === 'deliveries' ? '' : ' after the last activity'}`;

function removedText({ deliveries, ...leads }: RetentionRun): string {
  const total = Object.values(leads).reduce((sum, count) => sum + count, 0);
  return `removed ${total.toLocaleString('en-US')} ${total === 1 ? 'lead' : 'leads'} and ${deliveries.toLocaleString('en-US')} emails and webhooks`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
