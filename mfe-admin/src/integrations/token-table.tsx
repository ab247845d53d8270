import type { ApiToken } from '@portal/staff-client/api-token';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { useState } from 'react';
import { ConfirmDialog } from '../app/layout/confirm-dialog.tsx';
import { mutedLine } from '../shared.styles.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import { ShortTime } from '../time/short-time.tsx';
import { revokeToken } from './integrations.queries.ts';
import { scopes } from './new-token.tsx';

/** The API tokens, with when they were used last. */
export function TokenTable({ tokens }: { tokens: ApiToken[] }) {
  const [revoked, setRevoked] = useState<ApiToken>();
  if (tokens.length === 0)
    return <EmptyState title="No API tokens yet">Create one for each program that uses leads.</EmptyState>;
  return (
    <>
      <Table caption="API tokens" headings={['Token', 'Last use', 'End', 'Actions']} stacked>
        {tokens.map((token) => (
          <TableRow key={token.id}>
            <TableCell wide>
              <strong>{token.name}</strong>
              <span className={mutedLine}>
                {scopes[token.scope][0]} · created by {token.createdBy}
                {token.isCreatorDisabled && ' (disabled)'}
              </span>
            </TableCell>
            <TableCell>
              {token.lastUsedAt ? (
                <>
                  Used <RelativeTime at={token.lastUsedAt} />
                </>
              ) : (
                'Never used'
              )}
            </TableCell>
            <TableCell>
              {token.isExpired ? 'Expired' : 'Expires'} <ShortTime at={token.expiresAt} />
            </TableCell>
            <TableCell>
              <Button size="sm" tone="quiet" aria-label={`Revoke ${token.name}`} onClick={() => setRevoked(token)}>
                Revoke
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </Table>
      {revoked && (
        <ConfirmDialog
          title={`Revoke ${revoked.name}?`}
          description="The program that uses the token is rejected at once. This cannot be undone."
          label="Revoke"
          pendingLabel="Revoking…"
          run={() => revokeToken(revoked.id)}
          failed="The token was not revoked"
          onClose={() => setRevoked(undefined)}
        />
      )}
    </>
  );
}
