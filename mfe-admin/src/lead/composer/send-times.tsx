import { formatDue } from '@portal/contracts/business-time';
import { isClosed } from '@portal/contracts/lead';
import { useQuery } from '@portal/platform/query';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { TimerIcon } from '@portal/ui/icons';
import { Segment } from '../../controls.tsx';
import { suggestedDays, suggestedTimes } from '../../leads/step-days.ts';
import { businessHoursQuery } from '../../leads/summary.queries.ts';
import { serverNow } from '../../session/server-time.ts';
import { segments } from '../../shared.styles.ts';
import { businessDay, businessInstant, businessTimeZone } from '../../time/business-time.ts';
import * as styles from './composer.styles.ts';

/** When a reply leaves, as `2026-11-30T08:00`, and the day of a reminder, in the time zone of the business. Empty: at once, none. */
interface Times {
  sendAt: string;
  remindOn: string;
}

/** Returns the times that are still ahead: others were chosen on an earlier day. */
export const aheadOf = ({ sendAt, remindOn }: Times): Times => ({
  sendAt: sendAt && Date.parse(businessInstant(sendAt)) > serverNow() ? sendAt : '',
  remindOn: remindOn > businessDay() ? remindOn : '',
});

interface SendTimesButtonProps {
  times: Times;
  isOpen: boolean;
  onClick: () => void;
}

/** Beside the button that sends: shows the times that were chosen, and opens the choice. */
export function SendTimesButton({ times: { sendAt, remindOn }, isOpen, onClick }: SendTimesButtonProps) {
  return (
    <Button
      tone="plain"
      size="sm"
      className={styles.timesButton}
      aria-expanded={isOpen}
      title="Send later, remind me"
      onClick={onClick}
    >
      <Icon of={TimerIcon} size="sm" />
      {!sendAt && !remindOn && <span className={styles.wideText}>Later</span>}
      {sendAt && formatDue(sendAt)}
      {remindOn && (
        <span className={sendAt ? styles.wideText : undefined}>
          {sendAt && '· '}reminder {formatDue(remindOn)}
        </span>
      )}
    </Button>
  );
}

interface SendTimesProps {
  lead: Lead;
  times: Times;
  error: string | undefined;
  onChange: (changed: Partial<Times>) => void;
}

/** Chooses when a reply leaves, and when its author is reminded if there is no answer. */
export function SendTimes({ lead, times: { sendAt, remindOn }, error, onChange }: SendTimesProps) {
  const { data: hours } = useQuery(businessHoursQuery);
  const openings = hours?.openings ?? [];
  const timeZone = businessTimeZone();
  return (
    <div className={styles.times}>
      <Choice
        label="Send"
        none="Now"
        choices={suggestedTimes(serverNow(), openings, timeZone)}
        value={sendAt}
        input={{ type: 'datetime-local', 'aria-label': 'Send at' }}
        onChange={(value) => onChange({ sendAt: value })}
      />
      {error && <p className={styles.fieldError}>{error}</p>}
      {!lead.isSpam && !isClosed(lead.status) && (
        <Choice
          label="Remind me if there is no answer"
          none="No"
          choices={suggestedDays(businessDay(), openings, timeZone)}
          value={remindOn}
          input={{ type: 'date', 'aria-label': 'Remind on' }}
          onChange={(value) => onChange({ remindOn: value })}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  none: string;
  choices: (readonly [label: string, value: string])[];
  value: string;
  input: { type: 'date' | 'datetime-local'; 'aria-label': string };
  onChange: (value: string) => void;
}

/** One of the usual times, or any other. */
function Choice({ label, none, choices, value, input, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={segments}>
        {[[none, ''] as const, ...choices].map(([name, one]) => (
          <Segment
            key={name}
            isCurrent={one === value}
            title={one ? formatDue(one) : undefined}
            onClick={() => onChange(one)}
          >
            {name}
          </Segment>
        ))}
      </div>
      <input className={styles.time} {...input} value={value} onChange={({ target }) => onChange(target.value)} />
    </fieldset>
  );
}
