import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { errorMessage } from '@portal/ui/error-message';
import { type RefObject, type SyntheticEvent, useState } from 'react';
import { cx } from 'styled-system/css';
import { addUndoable } from '../../commands/undo.ts';
import { notDollars, parseDollars, roundingHint } from '../../leads/outcomes.content.ts';
import { isSavedBefore, useTextForm } from '../../leads/use-text-form.tsx';
import { useUndoSend } from '../../leads/use-undo-send.ts';
import { changeName, sessionQuery } from '../../session/session.ts';
import { signatureQuery } from '../../session/signature.queries.ts';
import { muted, tool } from '../../shared.styles.ts';
import * as styles from './composer.styles.ts';
import { MailField, MailHeaders } from './mail-headers.tsx';
import { addressesOf } from './recipients.ts';
import { ReplyFiles } from './reply-files.tsx';
import { aheadOf, SendTimes, SendTimesButton } from './send-times.tsx';
import { EarlierMessage, NewEntries } from './stopped-reply.tsx';
import { useTemplates } from './use-templates.ts';

interface ReplyFormProps {
  lead: Lead;
  id: string;
  /** The newest entry of the timeline that the user has seen. */
  seen: RefObject<number>;
  onSaved: (sent: { hasReminder: boolean }) => void;
  /** The message was taken back: its text is here again. */
  onUndone: () => void;
}

/** An email to the person, sent ten seconds later or at a chosen time, and only if nobody has written since the conversation was read. */
export function ReplyForm({ lead, id, seen, onSaved, onUndone }: ReplyFormProps) {
  const { mutateAsync: takeBack } = useUndoSend();
  /** Entries that have come since the user has read the conversation, and stopped the message. */
  const [arrived, setArrived] = useState<readonly number[]>([]);
  const [isActive, setIsActive] = useState(false);
  const [isTiming, setIsTiming] = useState(false);
  const isUnnamed = useQuery(sessionQuery).data?.isUnnamed ?? false;
  /** Of the sender, who is asked for it before the first mail. */
  const [name, setName] = useState('');
  const form = useTextForm({
    leadId: lead.id,
    kind: 'reply',
    maxLength: outgoingMailLimits.text,
    isRequired: true,
    send: async ({ id: draftId, text, fields, files, revision }) => {
      if (isUnnamed) await changeName(name);
      const { to, cc, subject, quote, ...times } = { ...suggested, ...fields };
      const value = parseDollars(quote);
      if (value === undefined) throw new ApiError(422, notDollars, { fields: { quote: notDollars } });
      const { sendAt, remindOn } = aheadOf(times);
      const message = await unwrap(
        staff.POST('/api/admin/leads/{id}/messages', {
          params: { path: { id: lead.id } },
          body: {
            seenEntryId: Math.max(seen.current, ...arrived),
            draftId,
            draftRevision: revision,
            to: addressesOf(to),
            cc: addressesOf(cc),
            subject: subject || null,
            text,
            fileIds: files.map((file) => file.id),
            ...(value !== null && { quote: value }),
            ...(sendAt && { sendAt }),
            ...(remindOn && { remindOn }),
          },
        }),
      );
      return { ...message, hasReminder: remindOn !== '' };
    },
    onSaved: ({ id: messageId, sendAt, hasReminder }) => {
      setArrived([]);
      setIsTiming(false);
      // The thread shows it.
      addUndoable({
        id: `message ${messageId}`,
        until: sendAt,
        run: () => takeBack({ leadId: lead.id, messageId, onUndone }),
      });
      onSaved({ hasReminder });
    },
    onError: (error) => {
      const { status, newEntryIds } = error instanceof ApiError ? error : {};
      if (newEntryIds) setArrived(newEntryIds);
      else if (status !== 409 && status !== 422)
        toast.error('The message was not sent', `${errorMessage(error)} Your text is still here.`);
    },
  });
  const { draft, change, isEmpty, isPending, waitsFor, field, save } = form;
  const suggested = suggestedMail(lead);
  const mail = { ...suggested, ...draft.fields };
  const times = aheadOf(mail);
  const [hasQuote, setHasQuote] = useState(false);
  const isQuote = hasQuote || mail.quote !== '';
  const error = form.error instanceof ApiError && !isPending ? form.error : undefined;
  const isSentBefore = isSavedBefore(error);
  const isStopped = arrived.length > 0 || isSentBefore;
  const submit = (event: SyntheticEvent) => {
    if (isStopped) event.preventDefault();
    else form.onSubmit(event);
  };
  const { data: signature } = useQuery({ ...signatureQuery, enabled: isActive || !isEmpty });
  const errors = error?.fields ?? {};
  /** From the first letter on, the recipients are those that are shown: a mail that arrives meanwhile suggests others. */
  const changeMail = (changed: Partial<typeof mail>, text = draft.text) => {
    const fields = { ...mail, ...changed };
    const isSuggested = Object.entries(suggested).every(([name, value]) => fields[name as keyof typeof mail] === value);
    change({ text, fields: text.trim() === '' && isSuggested ? {} : fields });
  };
  const chooseTemplate = useTemplates(lead.id, (template) => {
    const text = draft.text.trim() ? `${draft.text.trimEnd()}\n\n${template.text}` : template.text;
    changeMail({ subject: mail.subject || template.subject || '' }, text);
    document.getElementById(id)?.focus();
  });

  return (
    <form className={cx(styles.box, styles.scrolling)} noValidate onSubmit={submit} onFocus={() => setIsActive(true)}>
      <MailHeaders
        lead={lead}
        mail={mail}
        errors={errors}
        onChange={changeMail}
        name={isUnnamed ? name : undefined}
        onName={setName}
      />
      {isQuote && (
        <div className={styles.mailFields}>
          <MailField
            label="Quote"
            error={errors.quote}
            value={mail.quote}
            placeholder="Amount in US dollars, for example 18,500"
            onChange={(quote) => changeMail({ quote })}
          >
            {roundingHint(mail.quote) && <p className={muted}>{roundingHint(mail.quote)}</p>}
          </MailField>
        </div>
      )}
      <textarea
        id={id}
        name="text"
        className={styles.textarea}
        aria-label="Reply"
        placeholder={`Write to ${lead.name}…`}
        {...field}
        onChange={({ target }) => changeMail({}, target.value)}
      />
      {signature?.text && !isEmpty && <p className={styles.signature}>{`-- \n${signature.text}`}</p>}
      {errors.text && <p className={cx(styles.fieldError, styles.textError)}>{errors.text}</p>}
      {form.notice}
      {arrived.length > 0 && <NewEntries lead={lead} ids={arrived} onSend={save} />}
      {error && isSentBefore && (
        <EarlierMessage
          message={error.earlierMessage}
          problem={error.message}
          onReplace={({ id: messageId }) => takeBack({ leadId: lead.id, messageId }).then(save, () => undefined)}
          onSendAnother={save}
        />
      )}
      {(isTiming || errors.sendAt) && (
        <SendTimes lead={lead} times={times} error={errors.sendAt} onChange={changeMail} />
      )}
      <div className={styles.footer}>
        <span className={styles.footerTools}>
          <Button
            tone="plain"
            size="sm"
            className={tool}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => chooseTemplate(currentTarget)}
          >
            Template
          </Button>
          <Button
            tone="plain"
            size="sm"
            className={tool}
            aria-pressed={isQuote}
            title="This is a quote: once it is sent, the lead is quoted"
            onClick={() => {
              if (isQuote) changeMail({ quote: '' });
              setHasQuote(!isQuote);
            }}
          >
            Quote
          </Button>
          <ReplyFiles leadId={lead.id} draft={draft} isDisabled={isPending} />
          <span className={styles.shortcut}>Ctrl Enter to send.</span>
        </span>
        <SendTimesButton times={times} isOpen={isTiming} onClick={() => setIsTiming(!isTiming)} />
        <Button
          type="submit"
          size="sm"
          className={styles.button}
          tone={isEmpty ? 'quiet' : 'primary'}
          disabled={isEmpty || isStopped || isPending || waitsFor !== undefined}
        >
          {waitsFor ?? (isPending ? 'Sending…' : times.sendAt ? 'Schedule' : 'Send')}
        </Button>
      </div>
    </form>
  );
}

/** Recipients, subject and times until the user changes them. */
function suggestedMail({ answer, email }: Lead) {
  // Without one that mail reaches, the address of the lead, with a warning.
  const to = answer.to.length > 0 ? answer.to : [email ?? ''];
  return { to: to.join(', '), cc: answer.cc.join(', '), subject: '', quote: '', sendAt: '', remindOn: '' };
}
