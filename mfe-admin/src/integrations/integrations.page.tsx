import { queryClient, queryOptions, useQuery } from '@portal/platform/query';
import type { ApiToken, NewApiToken } from '@portal/staff-client/api-token';
import { staff, unwrap } from '@portal/staff-client/client';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { useState } from 'react';
import { ConfirmDialog } from '../app/layout/confirm-dialog.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { ManagerPage } from '../app/layout/manager-page.tsx';
import { PageHeader } from '../app/layout/page-header.tsx';
import { SecretDialog } from '../app/layout/secret-dialog.tsx';
import { link, mutedLine, text } from '../shared.styles.ts';
import { formatShortDateTime } from '../time/business-time.ts';
import { formatRelative } from '../time/relative-time.tsx';
import { NewToken, scopes } from './new-token.tsx';

/** Tokens with which other programs use leads. For managers. */
export const Component = () => (
  <ManagerPage title="Integrations" purpose="A manager can create tokens for other programs.">
    <Integrations />
  </ManagerPage>
);

function Integrations() {
  const query = useQuery(tokensQuery);
  const [created, setCreated] = useState<{ name: string; token: string }>();
  const [revoked, setRevoked] = useState<ApiToken>();
  const create = async (body: NewApiToken) => {
    const { token } = await unwrap(staff.POST('/api/admin/api-tokens', { body }));
    setCreated({ name: body.name, token });
    await queryClient.invalidateQueries(tokensQuery);
  };
  return (
    <>
      <PageHeader
        title="Integrations"
        intro="Other programs, such as accounting, n8n or a sheet, use leads with API tokens. A token belongs to the company: it does not end with the account of the manager who created it."
      >
        <NewToken create={create} />
      </PageHeader>
      <p className={text}>
        <a className={link} href="/api/admin/api-docs/index.html" target="_blank" rel="noreferrer">
          What programs can do
        </a>
        . Your administrator sets which events of leads are sent to a webhook (<code>LEAD_WEBHOOK_EVENTS</code>).
      </p>
      <Loaded query={query} what="API tokens" lines={4}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState title="No API tokens yet">Create one for each program that uses leads.</EmptyState>
          ) : (
            <Table caption="API tokens" headings={['Token', 'Actions']}>
              {tokens.map((token) => (
                <TableRow key={token.id}>
                  <TableCell wide>
                    <strong>{token.name}</strong>
                    <span className={mutedLine}>{factsOf(token)}</span>
                  </TableCell>
                  <TableCell>
                    <Button
                      size="sm"
                      tone="quiet"
                      aria-label={`Revoke ${token.name}`}
                      onClick={() => setRevoked(token)}
                    >
                      Revoke
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </Table>
          )
        }
      </Loaded>
      {created && (
        <SecretDialog
          title={`Token for ${created.name}`}
          description="Copy it now: it is not shown again. Keep it like a password."
          label="Token"
          secret={created.token}
          advice={`Paste it into ${created.name}.`}
          onClose={() => setCreated(undefined)}
        />
      )}
      {revoked && (
        <ConfirmDialog
          title={`Revoke ${revoked.name}?`}
          description="The program that uses the token is rejected at once. This cannot be undone."
          label="Revoke"
          run={() => revoke(revoked.id)}
          failed="The token was not revoked"
          onClose={() => setRevoked(undefined)}
        />
      )}
    </>
  );
}

const factsOf = ({ scope, createdBy, isCreatorDisabled, lastUsedAt, isExpired, expiresAt }: ApiToken): string =>
  [
    scopes[scope][0],
    `created by ${createdBy}${isCreatorDisabled ? ' (disabled)' : ''}`,
    lastUsedAt ? `used ${formatRelative(new Date(lastUsedAt), new Date())}` : 'never used',
    `${isExpired ? 'expired' : 'expires'} ${formatShortDateTime(expiresAt)}`,
  ].join(' · ');

const tokensQuery = queryOptions({
  queryKey: ['admin', 'api-tokens'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/api-tokens', { signal })),
});

async function revoke(id: number): Promise<void> {
  await staff.DELETE('/api/admin/api-tokens/{id}', { params: { path: { id } } });
  await queryClient.invalidateQueries(tokensQuery);
}
