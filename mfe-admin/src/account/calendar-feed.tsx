import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { Loaded } from '../app/layout/loaded.tsx';
import { copyText } from '../copy-text.ts';
import { buttons, text } from '../shared.styles.ts';
import { useAction } from '../use-action.ts';
import { calendarQuery, createCalendar, endCalendar } from './account.queries.ts';

const shown = css({ maxWidth: 'measure.text', marginBottom: '4' });
const fieldId = 'calendar-address';

/** The secret address at which a calendar program reads the visits of the signed-in user. */
export function CalendarFeed() {
  const query = useQuery(calendarQuery);
  const [address, setAddress] = useState('');
  const create = useAction({ run: createCalendar, failed: 'The address was not created', onSuccess: setAddress });
  const end = useAction({ run: endCalendar, failed: 'The address has not ended', onSuccess: () => setAddress('') });
  const isPending = create.isPending || end.isPending;
  const copy = () =>
    copyText(address, {
      shown: document.getElementById(fieldId),
      done: ['Address copied', 'Add it as a calendar by URL.'],
      what: 'The address was',
    });
  return (
    <>
      <p className={text}>
        Subscribe to the site visits you go on in Google Calendar, Outlook or on a phone. Anyone with the address can
        read them.
      </p>
      <Loaded query={query} what="your calendar" lines={3}>
        {({ hasAddress }) => (
          <>
            {address && (
              <div className={shown}>
                <Field
                  label="Address of your calendar"
                  hint="It is shown once. Create another one when it is lost."
                  name={fieldId}
                  value={address}
                  readOnly
                />
              </div>
            )}
            {hasAddress && !address && <p className={text}>Your calendar has an address.</p>}
            <div className={buttons}>
              {address && (
                <Button size="sm" onClick={copy}>
                  Copy address
                </Button>
              )}
              <Button tone="quiet" size="sm" disabled={isPending} onClick={() => create.mutate()}>
                {hasAddress ? 'Create another address' : 'Create an address'}
              </Button>
              {hasAddress && (
                <Button tone="quiet" size="sm" disabled={isPending} onClick={() => end.mutate()}>
                  End the address
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}
