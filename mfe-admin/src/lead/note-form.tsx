import { textLimits } from '@portal/contracts/text-limits';
import { toast } from '@portal/platform';
import { staff, unwrap } from '@portal/staff-client/client';
import { Button } from '@portal/ui/button';
import { useFormMutation } from '@portal/ui/form';
import type { KeyboardEvent } from 'react';
import { css } from 'styled-system/css';
import { object, string } from 'yup';
import { errorMessage } from '../error-message.ts';
import { invalidateLeads } from '../leads/leads.queries.ts';
import { loadDraft, saveDraft } from '../session/drafts.ts';

const box = css({
  display: 'flex',
  flexDirection: 'column',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'control',
  _focusWithin: { borderColor: 'accent', boxShadow: '0 0 0 3px {colors.accent.line}' },
});
const textarea = css({
  minHeight: '16',
  padding: '3',
  resize: 'vertical',
  bg: 'transparent',
  // iOS zooms into fields with less than 16px.
  fontSize: { base: 'md', md: 'sm' },
  lineHeight: 'body',
  _focusVisible: { outline: 'none' },
  '&::placeholder': { color: 'fg.subtle' },
});
const footer = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '1.5',
  paddingInlineStart: '3',
  fontSize: 'xs',
  color: 'fg.muted',
});
const shortcut = css({ hideBelow: 'md' });
const button = css({ whiteSpace: 'nowrap' });

const noteSchema = object({ text: string().trim().required().max(textLimits.note) });

/** A note for colleagues. The draft is kept until it is saved. */
export function NoteForm({ leadId, id }: { leadId: number; id: string }) {
  const { register, reset, watch, onSubmit, mutation } = useFormMutation({
    schema: noteSchema,
    defaultValues: { text: loadDraft(leadId) },
    mutationFn: (body) => unwrap(staff.POST('/api/admin/leads/{id}/notes', { params: { path: { id: leadId } }, body })),
    onSuccess: () => {
      reset({ text: '' });
      saveDraft(leadId, '');
      return invalidateLeads([leadId]);
    },
    onError: (error) => toast.error('The note was not saved', `${errorMessage(error)} Your text is still here.`),
  });
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
  };
  const isEmpty = !watch('text').trim();

  return (
    <form className={box} noValidate onSubmit={onSubmit}>
      <textarea
        id={id}
        className={textarea}
        aria-label="Note"
        placeholder="Add a note…"
        maxLength={textLimits.note}
        onKeyDown={submitByKey}
        {...register('text', { onChange: ({ target }) => saveDraft(leadId, target.value) })}
      />
      <div className={footer}>
        <span>
          <span className={shortcut}>Ctrl Enter to save. </span>Only visible to staff.
        </span>
        <Button
          type="submit"
          size="sm"
          className={button}
          tone={isEmpty ? 'quiet' : 'primary'}
          disabled={isEmpty || mutation.isPending}
        >
          {mutation.isPending ? 'Saving…' : 'Save note'}
        </Button>
      </div>
    </form>
  );
}
