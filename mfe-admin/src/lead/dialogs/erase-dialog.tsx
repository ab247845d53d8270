import { toast, useNavigate } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { Lead } from '@portal/staff-client/lead';
import type { StoredPerson } from '@portal/staff-client/privacy';
import { Dialog } from '@portal/ui/dialog';
import { DialogButtons } from '../../app/layout/dialog-buttons.tsx';
import { Loaded } from '../../app/layout/loaded.tsx';
import { emailsOf } from '../../leads/erasure-counts.ts';
import { erasePerson, forgetPerson, personQuery } from '../../leads/person.queries.ts';
import { privacyPath } from '../../paths.ts';
import { useAction } from '../../use-action.ts';
import { PersonSummary } from './person-summary.tsx';

/** Shows what is stored about the person of a lead, and erases it after confirmation. */
export function EraseDialog({ lead: { id: leadId, name }, onClose }: { lead: Lead; onClose: () => void }) {
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
