import { formatDue } from '@portal/contracts/business-time';
import { isClosed } from '@portal/contracts/lead';
import { stepStateOf } from '@portal/contracts/next-step';
import { textLimits } from '@portal/contracts/text-limits';
import { visibleLine } from '@portal/contracts/visible-text';
import { useLocation } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { useStore } from '@portal/ui/create-store';
import { XIcon } from '@portal/ui/icons';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { IconButton, Segment } from '../controls.tsx';
import { leadQuery } from '../leads/lead.queries.ts';
import { closeQuestion, openNextStep, question } from '../leads/next-step-question.ts';
import { suggestedDays } from '../leads/step-days.ts';
import { businessHoursQuery } from '../leads/summary.queries.ts';
import { useLeadAction } from '../leads/use-lead-mutations.ts';
import { useEndStep, useSetStep } from '../leads/use-next-step.ts';
import { drafts } from '../session/drafts.ts';
import { useDraft } from '../session/use-draft.ts';
import { control, input, segments } from '../shared.styles.ts';
import { businessDay, businessTimeZone } from '../time/business-time.ts';
import * as styles from './what-next.styles.ts';

/** Asks for the next step of a lead. Below the page, so that nothing else has to wait for the answer. */
export function WhatNext() {
  const asked = useStore(question);
  // Another page has its own.
  useEffect(() => closeQuestion, []);
  const { data: lead } = useQuery({ ...leadQuery(asked?.leadId ?? 0), enabled: asked !== undefined });
  if (!asked || !lead || lead.isSpam || isClosed(lead.status)) return null;
  return <NextStepForm key={asked.id} lead={lead} isWanted={asked.isWanted} />;
}

function NextStepForm({ lead, isWanted }: { lead: Lead; isWanted: boolean }) {
  const { data: hours } = useQuery(businessHoursQuery);
  const days = suggestedDays(businessDay(), hours?.openings ?? [], businessTimeZone());
  const kept = lead.nextStep && stepStateOf(lead.nextStep.due, businessTimeZone()) !== 'overdue' ? lead.nextStep : null;
  const { draft, change: changeDraft } = useDraft(lead.id, 'next step');
  const suggested = {
    text: kept?.text ?? 'Follow up',
    day: kept?.due.slice(0, 10) ?? (days[1] ?? days[0])?.[1] ?? '',
    time: kept?.due.slice(11) ?? '',
  };
  const values = { ...suggested, ...draft.fields };
  const { text, time } = values;
  const [chosenDay, setChosenDay] = useState<string>();
  // One that has passed since an earlier visit is not suggested. One that is chosen now stays, also while its year is typed.
  const day = values.day < businessDay() && values.day !== chosenDay ? suggested.day : values.day;
  const type = (typed: Partial<typeof values>) => {
    if (typed.day !== undefined) setChosenDay(typed.day);
    changeDraft({ fields: { ...values, day, ...typed } });
  };
  const form = useRef<HTMLFormElement>(null);
  /** What had the focus before. */
  const opener = useRef<Element>(null);
  // Shortcuts and what is typed go on if the user has not asked for it.
  useEffect(() => {
    if (!isWanted) return;
    const field = form.current?.querySelector<HTMLInputElement>('[name=text]');
    field?.focus();
    field?.select();
  }, [isWanted]);
  useCloseOnNavigation();
  const { mutate: set, isPending } = useSetStep();
  const { mutate: end } = useEndStep();
  const { mutate: change } = useLeadAction();

  const close = () => {
    const hadFocus = form.current?.contains(document.activeElement);
    closeQuestion();
    if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus();
  };
  /** What was typed stays until the API has it. */
  const answered = {
    onSuccess: () => {
      drafts.discard(lead.id, 'next step');
      close();
    },
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const step = { text: visibleLine(text), due: time ? `${day}T${time}` : day };
    if (!step.text || !day) return;
    const isSame = step.text === lead.nextStep?.text && step.due === lead.nextStep.due;
    if (isSame) answered.onSuccess();
    else set({ lead, step }, answered);
  };
  const snooze = () => change({ leads: [lead], action: { kind: 'snooze', until: day } }, answered);
  const none = () => (lead.nextStep ? end({ lead, isDone: false }, answered) : answered.onSuccess());

  return (
    <form
      ref={form}
      className={styles.panel}
      aria-label={`What next with ${lead.name}?`}
      noValidate
      onSubmit={save}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <p className={styles.title} role="status">
        What next with <bdi>{lead.name}</bdi>? {!isWanted && <kbd className={styles.key}>i</kbd>}
      </p>
      {!isWanted && (
        <Button tone="quiet" size="sm" className={styles.open} onClick={() => openNextStep(lead.id)}>
          Follow up…
        </Button>
      )}
      <div className={styles.fields} data-asked={!isWanted || undefined}>
        <input
          className={`${input} ${styles.text}`}
          name="text"
          aria-label="Next step"
          maxLength={textLimits.nextStep}
          autoComplete="off"
          value={text}
          onChange={({ target }) => type({ text: target.value })}
        />
        <div className={segments}>
          {days.map(([label, one]) => (
            <Segment key={label} isCurrent={one === day} title={formatDue(one)} onClick={() => type({ day: one })}>
              {label}
            </Segment>
          ))}
        </div>
        <input
          className={control}
          type="date"
          aria-label="Day"
          value={day}
          onChange={({ target }) => type({ day: target.value })}
        />
        <input
          className={control}
          type="time"
          aria-label="Time"
          title="Optional"
          value={time}
          onChange={({ target }) => type({ time: target.value })}
        />
        <div className={styles.answers}>
          <Button type="submit" size="sm" disabled={isPending || !day || !visibleLine(text)}>
            Set next step
          </Button>
          <Button tone="quiet" size="sm" disabled={day <= businessDay()} onClick={snooze}>
            Snooze until then
          </Button>
          <Button tone="plain" size="sm" onClick={none}>
            No next step
          </Button>
        </div>
      </div>
      <IconButton icon={XIcon} className={styles.close} aria-label="Close" onClick={close} />
    </form>
  );
}

/** The question is about what was done on this page. */
function useCloseOnNavigation() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) closeQuestion();
  }, [pathname]);
}
