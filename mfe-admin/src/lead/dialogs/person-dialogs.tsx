import { toast, useNavigate } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { staff } from '@portal/staff-client/client';
import type { Lead } from '@portal/staff-client/lead';
import type { StoredPerson } from '@portal/staff-client/privacy';
import { Dialog } from '@portal/ui/dialog';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { DialogButtons } from '../../app/layout/dialog-buttons.tsx';
import { Loaded } from '../../app/layout/loaded.tsx';
import { useCommands } from '../../commands/use-commands.ts';
import { countsOfPerson, emailsOf } from '../../leads/erasure-counts.ts';
import { erasePerson, forgetPerson, personQuery } from '../../leads/person.queries.ts';
import { privacyPath } from '../../paths.ts';
import { useHasRole } from '../../session/session.ts';
import { useDownload } from '../../session/use-download.ts';
import { label } from '../../shared.styles.ts';
import { useAction } from '../../use-action.ts';

/** Commands that export or erase the person of a lead. For managers. */
export function PersonDialogs({ lead }: { lead: Lead }) {
  const isManager = useHasRole('manager');
  const [open, setOpen] = useState<'export' | 'erase'>();
  useCommands(
    isManager
      ? [
          { id: 'export-person', label: 'Export this person…', group: 'This lead', run: () => setOpen('export') },
          { id: 'erase-person', label: 'Erase this person…', group: 'This lead', run: () => setOpen('erase') },
        ]
      : [],
  );
  if (!open) return null;
  const Opened = open === 'export' ? ExportDialog : EraseDialog;
  return <Opened lead={lead} onClose={() => setOpen(undefined)} />;
}

/** Shows what is stored about the person of a lead, and erases it after confirmation. */
function EraseDialog({ lead: { id: leadId, name }, onClose }: { lead: Lead; onClose: () => void }) {
  const navigate = useNavigate();
  const query = useQuery(personQuery(leadId));
  const { mutate, isPending } = useAction({
    run: ({ addresses }: StoredPerson) => erasePerson(leadId, addresses),
    failed: 'Nothing was erased',
    // The page of receipts, because this lead does not exist any more.
    onSuccess: ({ id }, { leads }) => {
      navigate(privacyPath);
      toast.success('The person was erased', `Download receipt ${id} here to give it to the person.`);
      forgetPerson(leads.map((lead) => lead.id));
    },
    // The person may have more by now.
    onSettled: (_result, error) => error && query.refetch(),
  });
  return (
    <Dialog
      title={`Erase ${name}?`}
      description="Everything stored about this person is removed. This cannot be undone."
      open
      onOpenChange={onClose}
    >
      <Loaded query={query} what="what is stored" lines={7}>
        {(person) => (
          <>
            <PersonSummary person={person} title="What is removed" />
            {person.messagesElsewhere > 0 && (
              <p>
                {emailsOf(person.messagesElsewhere)} of this person in conversations with other people stay. To remove
                them too, start a lead for the sender first, on each of them.
              </p>
            )}
            <p>Reports do not count them any more. Backups keep the data until they expire.</p>
            <DialogButtons
              label="Erase permanently"
              pendingLabel="Erasing…"
              tone="danger"
              isPending={isPending}
              onConfirm={() => mutate(person)}
              onCancel={onClose}
            />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Shows what the file of a person has before it is downloaded. */
function ExportDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const query = useQuery(personQuery(lead.id));
  const { mutate, isPending } = useDownload(() =>
    staff.GET('/api/admin/leads/{id}/person/export', { params: { path: { id: lead.id } }, parseAs: 'blob' }),
  );
  return (
    <Dialog
      title={`Export ${lead.name}?`}
      description="A file with everything stored about this person, to hand out to them."
      open
      onOpenChange={onClose}
    >
      <Loaded query={query} what="what is stored" lines={7}>
        {(person) => (
          <>
            <PersonSummary person={person} title="What is stored" />
            {person.messagesOfOthers > 0 && (
              <p>{emailsOf(person.messagesOfOthers)} of other people in these conversations are not included.</p>
            )}
            {person.messagesElsewhere > 0 && (
              <p>{emailsOf(person.messagesElsewhere)} of this person in conversations with others are not included.</p>
            )}
            <DialogButtons
              label="Export"
              pendingLabel="Exporting…"
              isPending={isPending}
              onConfirm={() => mutate(undefined, { onSuccess: onClose })}
              onCancel={onClose}
            />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

const list = css({ paddingInlineStart: '5', listStyle: 'disc', overflowWrap: 'anywhere' });

/** Whom an export or an erasure is about, and how much is stored. */
const PersonSummary = ({ person, title }: { person: StoredPerson; title: string }) => (
  <>
    <List title="Email addresses" items={person.addresses} />
    <List title="Leads" items={person.leads.map(({ id, name }) => `${name} (lead ${id})`)} />
    <List title={title} items={countsOfPerson(person)} />
  </>
);

const List = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3 className={label}>{title}</h3>
    <ul className={list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);
