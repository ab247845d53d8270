import { toast, useNavigate } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import type { Lead } from '@portal/staff-client/lead';
import type { StoredPerson } from '@portal/staff-client/privacy';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { countsOfPerson } from '../leads/erasure-counts.ts';
import { erasePerson, forgetPerson, personQuery } from '../leads/person.queries.ts';
import { privacyPath } from '../paths.ts';
import { buttons } from './dialog.styles.ts';
import { DialogError } from './dialog-error.tsx';

const list = css({ paddingInlineStart: '5', listStyle: 'disc', overflowWrap: 'anywhere' });
const heading = css({ textStyle: 'label', marginBottom: '1' });

/** A button that shows what is stored about the person of a lead, and erases it after confirmation. */
export function EraseDialog({ lead }: { lead: Lead }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title={`Erase ${lead.name}?`}
      description="Everything stored about this person is removed. This cannot be undone."
      colorMode="inherit"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" tone="danger">
          Erase this person…
        </Button>
      }
    >
      <Confirmation leadId={lead.id} onCancel={() => setIsOpen(false)} />
    </Dialog>
  );
}

function Confirmation({ leadId, onCancel }: { leadId: number; onCancel: () => void }) {
  const navigate = useNavigate();
  const { data: person, error, refetch } = useQuery(personQuery(leadId));
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ addresses }: StoredPerson) => erasePerson(leadId, addresses),
    // The page of receipts, because this lead does not exist any more.
    onSuccess: ({ id }, { leads }) => {
      navigate(privacyPath);
      toast.success('The person was erased', `Download receipt ${id} here to give it to the person.`);
      forgetPerson(leads.map((lead) => lead.id));
    },
    onError: (problem) => {
      toast.error('Nothing was erased', errorMessage(problem));
      refetch();
    },
  });
  if (error) return <DialogError error={error} onRetry={refetch} />;
  if (!person) return <Skeleton lines={7} label="Loading what is stored" />;
  return (
    <>
      <List title="Email addresses" items={person.addresses} />
      <List title="Leads" items={person.leads.map(({ id, name }) => `${name} (lead ${id})`)} />
      <List title="What is removed" items={countsOfPerson(person)} />
      <p>Numbers on the dashboard stay, without the person. Backups keep the data until they expire.</p>
      <div className={buttons}>
        <Button size="sm" tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" tone="danger" disabled={isPending} onClick={() => mutate(person)}>
          {isPending ? 'Erasing…' : 'Erase permanently'}
        </Button>
      </div>
    </>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className={heading}>{title}</h3>
      <ul className={list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
