import { firstSubject } from '@portal/contracts/first-mail';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { readableEmail } from '@portal/contracts/readable-email';
import { textLimits } from '@portal/contracts/text-limits';
import { toast, useNavigate, useSite } from '@portal/platform';
import { queryClient, useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import type { DraftReply, Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { type ReactNode, type RefObject, type SyntheticEvent, useId, useState } from 'react';
import { cx } from 'styled-system/css';
import { openChoice } from '../commands/overlay.ts';
import { errorMessage } from '../error-message.ts';
import { bouncedOf, shownValues } from '../leads/use-correct-lead.ts';
import { templatesPath } from '../paths.ts';
import { textButton, tool } from '../shared.styles.ts';
import { useAction } from '../use-action.ts';
import * as styles from './composer.styles.ts';
import { signatureQuery, templatesQuery } from './mail.queries.ts';
import { NewEntries } from './new-entries.tsx';
import { ReplyFiles } from './reply-files.tsx';
import { useTextForm } from './use-text-form.tsx';
import { useUndoSend } from './use-undo-send.ts';

interface ReplyFormProps {
  lead: Lead;
  id: string;
  /** The newest entry of the timeline that the user has seen. */
  seen: RefObject<number>;
  onSaved: () => void;
  /** The message was taken back: its text is here again. */
  onUndone: () => void;
}

/** An email to the person. It is sent ten seconds later, and only if nobody has written since the conversation was read. */
export function ReplyForm({ lead, id, seen, onSaved, onUndone }: ReplyFormProps) {
  const navigate = useNavigate();
  const { mutate: undo } = useUndoSend();
  const { company } = useSite();
  /** Entries that have come since the user has read the conversation, and stopped the message. */
  const [arrived, setArrived] = useState<readonly number[]>([]);
  const [isActive, setIsActive] = useState(false);
  const form = useTextForm({
    leadId: lead.id,
    kind: 'reply',
    maxLength: outgoingMailLimits.text,
    isRequired: true,
    send: (text, draftId, signal) =>
      unwrap(
        staff.POST('/api/admin/leads/{id}/messages', {
          params: { path: { id: lead.id } },
          body: {
            seenEntryId: Math.max(seen.current, ...arrived),
            draftId,
            to: addresses(mail.to),
            cc: addresses(mail.cc),
            subject: mail.subject || null,
            text,
          },
          signal,
          ...withoutLimit,
        }),
      ),
    onSaved: ({ id: messageId }) => {
      setArrived([]);
      toast.success('Sending in 10 seconds', `To ${mail.to}`, {
        label: 'Undo',
        altText: 'Press u to undo',
        run: () => undo({ leadId: lead.id, messageId, onUndone }),
      });
      onSaved();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.newEntryIds) setArrived(error.newEntryIds);
      else if (!(error instanceof ApiError) || error.status !== 422)
        toast.error('The message was not sent', `${errorMessage(error)} Your text is still here.`);
    },
  });
  const { text, reply, attachments, change, isEmpty, mutation, field } = form;
  const mail = mailOf(lead, reply);
  const isStopped = arrived.length > 0;
  const submit = (event: SyntheticEvent) => {
    if (isStopped) event.preventDefault();
    else form.onSubmit(event);
  };
  const { data: signature } = useQuery({ ...signatureQuery, enabled: isActive || !isEmpty });
  const errors = mutation.error instanceof ApiError ? mutation.error.fields : {};
  const changeMail = (changed: Partial<ReplyText>) => change(text, draftReply({ ...mail, ...changed }));
  const { mutate: chooseTemplate } = useAction({
    run: () => queryClient.fetchQuery(templatesQuery(lead.id)),
    failed: 'The templates could not be loaded',
    onSuccess: (templates) => {
      if (templates.length === 0)
        return openChoice('There are no templates yet', [
          { label: 'Write a template', run: () => navigate(templatesPath) },
        ]);
      openChoice(
        'Template',
        templates.map((template) => ({
          label: template.name,
          hint: template.isShared ? 'Shared' : undefined,
          run: () => {
            const subject = mail.subject || template.subject || '';
            change(
              text.trim() ? `${text.trimEnd()}\n\n${template.text}` : template.text,
              draftReply({ ...mail, subject }),
            );
            document.getElementById(id)?.focus();
          },
        })),
      );
    },
  });

  return (
    <form className={cx(styles.box, styles.scrolling)} noValidate onSubmit={submit} onFocus={() => setIsActive(true)}>
      <MailField
        label="To"
        error={errors.to}
        value={mail.to}
        onChange={(to) => changeMail({ to })}
        suggestions={shownValues(lead, 'email')}
      >
        <BounceWarning lead={lead} to={mail.to} onChange={(to) => changeMail({ to })} />
      </MailField>
      <MailField label="Cc" error={errors.cc} value={mail.cc} onChange={(cc) => changeMail({ cc })} suggestions={[]} />
      <MailField
        label="Subject"
        error={errors.subject}
        value={mail.subject}
        placeholder={suggestedSubject(lead, company)}
        maxLength={textLimits.name}
        onChange={(subject) => changeMail({ subject })}
      />
      <textarea
        id={id}
        name="text"
        className={styles.textarea}
        aria-label="Reply"
        placeholder={`Write to ${lead.name}…`}
        {...field}
      />
      {signature?.text && !isEmpty && <p className={styles.signature}>{`-- \n${signature.text}`}</p>}
      {errors.text && <p className={cx(styles.fieldError, styles.textError)}>{errors.text}</p>}
      {form.notice}
      {isStopped && <NewEntries lead={lead} ids={arrived} onSend={form.save} />}
      <div className={styles.footer}>
        <span className={styles.footerTools}>
          <Button tone="plain" size="sm" className={tool} aria-haspopup="dialog" onClick={() => chooseTemplate()}>
            Template
          </Button>
          <ReplyFiles leadId={lead.id} attachments={attachments} />
          <span className={styles.shortcut}>Ctrl Enter to send.</span>
        </span>
        <Button
          type="submit"
          size="sm"
          className={styles.button}
          tone={isEmpty ? 'quiet' : 'primary'}
          disabled={isEmpty || isStopped || mutation.isPending}
        >
          {mutation.isPending ? 'Sending…' : 'Send'}
        </Button>
      </div>
    </form>
  );
}

/** Recipients and subject as they are typed. */
interface ReplyText {
  to: string;
  cc: string;
  subject: string;
}

const separator = /[,;\s]+/;
const addresses = (typed: string): string[] => typed.split(separator).filter(Boolean);

function mailOf(lead: Lead, reply: DraftReply | null): ReplyText {
  if (!reply) return { to: lead.email ?? '', cc: '', subject: '' };
  return { to: reply.to.join(', '), cc: reply.cc.join(', '), subject: reply.subject };
}

/** A separator at the end stays, so that another address can be typed. */
const draftReply = ({ to, cc, subject }: ReplyText): DraftReply => ({ to: asTyped(to), cc: asTyped(cc), subject });
const asTyped = (typed: string) => (typed ? typed.split(/,\s*/).slice(0, outgoingMailLimits.recipients) : []);

/** What the API takes as the subject. */
function suggestedSubject({ timeline, language }: Lead, company: string): string {
  const subject = timeline.find(({ message }) => message?.kind === 'message')?.message?.subject;
  if (!subject) return firstSubject(company, language);
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

interface MailFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  placeholder?: string;
  maxLength?: number;
  suggestions?: string[];
  children?: ReactNode;
}

/** A header of an email: label and value in one line. */
function MailField({
  label,
  value,
  onChange,
  error,
  placeholder,
  maxLength,
  suggestions = [],
  children,
}: MailFieldProps) {
  const id = useId();
  return (
    <div className={styles.mailField}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={label === 'Subject'}
        list={suggestions.length > 1 ? `${id}-list` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {suggestions.length > 1 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.fieldError}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

interface BounceWarningProps {
  lead: Lead;
  to: string;
  onChange: (to: string) => void;
}

/** Mail to this address came back. Another one of the person is offered, e.g. the corrected one. */
function BounceWarning({ lead, to, onChange }: BounceWarningProps) {
  const bounced = bouncedOf(lead).find((address) => addresses(to).includes(address));
  if (!bounced) return null;
  const other = shownValues(lead, 'email').find((address) => !bouncedOf(lead).includes(address));
  return (
    <p className={styles.fieldError}>
      Mail to <bdi>{readableEmail(bounced)}</bdi> came back.{' '}
      {other ? (
        <Button tone="plain" size="sm" className={textButton} onClick={() => onChange(to.replace(bounced, other))}>
          Use <bdi>{readableEmail(other)}</bdi>
        </Button>
      ) : (
        'Is the address right?'
      )}
    </p>
  );
}
