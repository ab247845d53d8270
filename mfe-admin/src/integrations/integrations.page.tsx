import { useQuery } from '@portal/platform/query';
import { useState } from 'react';
import { Loaded } from '../app/layout/loaded.tsx';
import { ManagerPage } from '../app/layout/manager-page.tsx';
import { PageHeader } from '../app/layout/page-header.tsx';
import { SecretDialog } from '../app/layout/secret-dialog.tsx';
import { link, text } from '../shared.styles.ts';
import { tokensQuery } from './integrations.queries.ts';
import { NewToken } from './new-token.tsx';
import { TokenTable } from './token-table.tsx';

/** Tokens with which other programs use leads. For managers. */
export const Component = () => (
  <ManagerPage title="Integrations" purpose="A manager can create tokens for other programs.">
    <Integrations />
  </ManagerPage>
);

function Integrations() {
  const query = useQuery(tokensQuery);
  const [created, setCreated] = useState<{ name: string; token: string }>();
  return (
    <>
      <PageHeader
        title="Integrations"
        intro="Other programs, such as accounting, n8n or a sheet, use leads with API tokens. A token belongs to the company: it does not end with the account of the manager who created it."
      >
        <NewToken onCreated={(name, token) => setCreated({ name, token })} />
      </PageHeader>
      <p className={text}>
        <a className={link} href="/api/admin/api-docs" target="_blank" rel="noreferrer">
          What programs can do
        </a>
        . Your administrator sets which events of leads are sent to a webhook (<code>LEAD_WEBHOOK_EVENTS</code>).
      </p>
      <Loaded query={query} what="API tokens" lines={4}>
        {(tokens) => <TokenTable tokens={tokens} />}
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
    </>
  );
}
