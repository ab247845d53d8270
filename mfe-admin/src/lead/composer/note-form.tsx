import { toast } from '@portal/platform';
import { staff, unwrap } from '@portal/staff-client/client';
import { Button } from '@portal/ui/button';
import { errorMessage } from '@portal/ui/error-message';
import { useTextForm } from '../../leads/use-text-form.tsx';
import { MentionTextarea } from '../../notifications/mention-textarea.tsx';
import * as styles from './composer.styles.ts';

interface NoteFormProps {
  leadId: number;
  id: string;
  onSaved: () => void;
}

/** A note for colleagues. The text is kept until it is saved. */
export function NoteForm({ leadId, id, onSaved }: NoteFormProps) {
  const { onSubmit, isPending, isEmpty, field, notice } = useTextForm({
    leadId,
    kind: 'note',
    isRequired: true,
    send: ({ id: draftId, revision: draftRevision, text }) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/notes', {
          params: { path: { id: leadId } },
          body: { text, draftId, draftRevision },
        }),
      ),
    onSaved,
    onError: (error) => toast.error('The note was not saved', `${errorMessage(error)} Your text is still here.`),
  });

  return (
    <form className={styles.box} noValidate onSubmit={onSubmit}>
      <MentionTextarea
        id={id}
        name="text"
        className={styles.textarea}
        aria-label="Note"
        placeholder="Add a note… @ mentions a colleague"
        {...field}
      />
      {notice}
      <div className={styles.footer}>
        <span>
          <span className={styles.shortcut}>Ctrl Enter to save. </span>Only visible to staff.
        </span>
        <Button
          type="submit"
          size="sm"
          className={styles.button}
          tone={isEmpty ? 'quiet' : 'primary'}
          disabled={isEmpty || isPending}
        >
          {isPending ? 'Saving…' : 'Save note'}
        </Button>
      </div>
    </form>
  );
}
