import { Link, toast } from '@portal/platform';
import { queryClient, queryOptions, useQuery } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Mailbox, MailStatus } from '@portal/staff-client/mail';
import { Button } from '@portal/ui/button';
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { hstack } from 'styled-system/patterns';
import { Details } from '../app/layout/details.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { ManagerPage } from '../app/layout/manager-page.tsx';
import { PageHeader, PageSection } from '../app/layout/page-header.tsx';
import { countOf, formatCount } from '../numbers.ts';
import { inboxPath } from '../paths.ts';
import { caution, link, muted } from '../shared.styles.ts';
import { formatClock, formatShortDateTime } from '../time/business-time.ts';
import { useAction } from '../use-action.ts';

/** Whether conversations by e-mail work, and what is missing. For managers. */
export const Component = () => (
  <ManagerPage title="Mail" purpose="A manager can see whether e-mail is sent and read.">
    <PageHeader
      title="Mail"
      intro="Whether the lead desk reads what customers write, and sends what staff reply. Settings are set by your administrator, in the environment of the API."
    />
    <MailState />
  </ManagerPage>
);

const after = css({ marginTop: '4' });
const state = hstack({
  display: 'inline-flex',
  gap: '2',
  fontWeight: 'semibold',
  '&::before': { content: '""', width: '2', height: '2', borderRadius: 'full', bg: 'fg.subtle' },
  '&[data-state=good]::before': { bg: 'accent' },
  '&[data-state=bad]': { color: 'danger.text' },
  '&[data-state=bad]::before': { bg: 'danger.text' },
});

/** State, addresses and numbers of incoming and outgoing mail. */
const MailState = () => (
  <Loaded query={useQuery(mailStatusQuery)} what="the state of e-mail" lines={10}>
    {(status) => (
      <>
        <PageSection title="Incoming mail">
          <Details
            of={[
              ['State', <Incoming key="state" mailbox={status.mailbox} />],
              ['Address', status.mailbox.address],
              ['Last mail', timeOf(status.lastReceivedAt)],
            ]}
          />
        </PageSection>
        <PageSection title="Outgoing mail">
          <Details
            of={[
              ['State', <Outgoing key="state" status={status} />],
              ['Replies come from', status.mailbox.address],
              ['Notifications come from', status.sender],
              ['New leads are sent to', status.salesAddress ?? <Missing setting="SALES_EMAIL">Nobody.</Missing>],
              ['Last reply', timeOf(status.lastSentAt)],
              ['Within 24 hours', <UsedPerDay key="used" status={status} />],
              ['Waiting', formatCount(status.waiting)],
              ['Failed within 7 days', <Failed key="failed" status={status} />],
              ['Came back', formatCount(status.bounced)],
              ['Not known if sent', formatCount(status.unknown)],
            ]}
          />
          <p className={cx(muted, after)}>
            What failed or came back is with its lead:{' '}
            <Link to={inboxPath('failed=1')} className={link}>
              Failed deliveries
            </Link>
          </p>
        </PageSection>
      </>
    )}
  </Loaded>
);

const UsedPerDay = ({ status: { perDayUsed, perDayLimit } }: { status: MailStatus }) => (
  <>
    {formatCount(perDayUsed)} of at most {formatCount(perDayLimit)} replies{' '}
    <span className={muted}>
      (<code>MAIL_PER_DAY</code>)
    </span>
  </>
);

/** What does not work, and the setting that is missing. */
const Missing = ({ setting, children }: { setting: string; children: ReactNode }) => (
  <span className={caution}>
    {children} Set <code>{setting}</code>, and restart the API.
  </span>
);

function Incoming({ mailbox: { state: current, since, problem } }: { mailbox: Mailbox }) {
  if (current === 'off')
    return (
      <Missing setting="IMAP_URL">
        <span className={state}>Not set up.</span> Staff read answers of customers in their own mail program.
      </Missing>
    );
  if (current === 'connecting' || !since) return <span className={state}>Connecting…</span>;
  return current === 'connected' ? (
    <>
      <span className={state} data-state="good">
        Connected
      </span>{' '}
      <span className={muted}>since {formatClock(since)}</span>
    </>
  ) : (
    <>
      <span className={state} data-state="bad">
        Not connected since {formatClock(since)}
      </span>{' '}
      {problem}
    </>
  );
}

function Outgoing({ status: { mailbox, lastError } }: { status: MailStatus }) {
  if (mailbox.missing.includes('SMTP_URL'))
    return (
      <Missing setting="SMTP_URL">
        <span className={state}>Not set up.</span> No e-mail is sent, neither replies nor notifications.
      </Missing>
    );
  return lastError ? (
    <>
      <span className={state} data-state="bad">
        The last reply could not be sent.
      </span>{' '}
      {lastError}
    </>
  ) : (
    <span className={state} data-state="good">
      Set up
    </span>
  );
}

function Failed({ status: { failed } }: { status: MailStatus }) {
  const { mutate, isPending } = useAction({
    run: retryFailedMail,
    failed: 'The replies were not sent again',
    onSuccess: (count) => toast.success('Sending again', `${countOf(count, 'reply is', 'replies are')} sent again.`),
  });
  return (
    <>
      {formatCount(failed)}{' '}
      {failed > 0 && (
        <Button size="sm" tone="quiet" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Sending…' : 'Send again'}
        </Button>
      )}
    </>
  );
}

const timeOf = (at: string | null) => (at ? <time dateTime={at}>{formatShortDateTime(at)}</time> : 'None yet');

/** How e-mail works at the moment. */
const mailStatusQuery = queryOptions({
  queryKey: ['admin', 'mail-status'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/mail-status', { signal })),
  staleTime: 0,
  refetchInterval: 30_000,
});

/** Sends replies again that have failed, and returns their number. */
async function retryFailedMail(): Promise<number> {
  const { count } = await unwrap(staff.POST('/api/admin/mail-status/retries'));
  await queryClient.invalidateQueries(mailStatusQuery);
  return count;
}
