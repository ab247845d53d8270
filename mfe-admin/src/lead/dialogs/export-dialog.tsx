import { useQuery } from '@portal/platform/query';
import { staff } from '@portal/staff-client/client';
import type { Lead } from '@portal/staff-client/lead';
import { Dialog } from '@portal/ui/dialog';
import { DialogButtons } from '../../app/layout/dialog-buttons.tsx';
import { Loaded } from '../../app/layout/loaded.tsx';
import { emailsOf } from '../../leads/erasure-counts.ts';
import { personQuery } from '../../leads/person.queries.ts';
import { useDownload } from '../../session/use-download.ts';
import { PersonSummary } from './person-summary.tsx';

/** Shows what the file of a person has before it is downloaded. */
export function ExportDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
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
