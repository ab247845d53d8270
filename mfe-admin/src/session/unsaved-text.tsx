import { toast } from '@portal/platform';
import type { Draft as StoredDraft } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { errorMessage } from '@portal/ui/error-message';
import { css, cx } from 'styled-system/css';
import { buttons, notice } from '../shared.styles.ts';
import type { Draft } from './draft.ts';
import { drafts } from './drafts.ts';

const box = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const message = css({ flex: '1 1 16rem', minWidth: '0' });
export const quote = css({ display: 'block', color: 'fg', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** What the user has to know about a text that is not where it should be. */
export function Unsaved({ draft: { kind, state, problem, isFork } }: { draft: Draft }) {
  if (state !== 'unknown' && !problem && !isFork) return null;
  return (
    <p className={notice} role="alert">
      {state === 'unknown'
        ? `Not known whether ${kind === 'reply' ? 'it was sent' : 'it was saved'}. Checking…`
        : problem
          ? `What you have typed is only in this window. ${problem}`
          : 'Another version of this text was sent, saved or deleted. What is here is a new draft.'}
    </p>
  );
}

interface OtherDraftsProps {
  leadId: number | null;
  drafts: StoredDraft[];
  /** The form has fields instead of one text. */
  isForm?: boolean;
  onAdded?: () => void;
}

/** What the user has typed into the same form in another window or before this page was loaded, or has sent and taken back. */
export function OtherDrafts({ leadId, drafts: others, isForm = false, onAdded }: OtherDraftsProps) {
  const close = (draft: StoredDraft, isAdded: boolean) =>
    drafts
      .closeOther(leadId, draft, { isAdded })
      .catch((error) => toast.error('The other text is still there', errorMessage(error)))
      .then(() => isAdded && onAdded?.());
  return others.map((draft) => (
    <div key={draft.id} className={cx(notice, box)} role="status">
      <p className={message}>
        {isForm ? 'You have typed this and not saved it:' : 'Another draft of yours:'}
        <q className={quote}>{contentOf(draft)}</q>
      </p>
      <span className={buttons}>
        <Button size="sm" tone="quiet" onClick={() => close(draft, true)}>
          {isForm ? 'Continue with it' : 'Add it here'}
        </Button>
        <Button size="sm" tone="plain" onClick={() => close(draft, false)}>
          {isForm ? 'Delete it' : 'Discard it'}
        </Button>
      </span>
    </div>
  ));
}

const lineNames: Record<string, string> = {
  to: 'To',
  cc: 'Cc',
  subject: 'Subject',
  sendAt: 'Send at',
  remindOn: 'Remind on',
};

/** Everything that "Add it here" would add. */
function contentOf({ kind, text, fields, attachments }: StoredDraft): string {
  const typed = Object.entries(fields).filter(([, value]) => value.trim() !== '');
  const lines = kind === 'reply' ? typed.map(([name, value]) => `${lineNames[name] ?? name}: ${value}`) : [];
  const entries = kind === 'reply' ? '' : typed.map(([, value]) => value).join(' · ');
  return [...lines, entries, text, attachments.map(({ name }) => name).join(', ')].filter(Boolean).join('\n');
}
