import { type ClientStatement, shownValue } from '@portal/contracts/client-statement';
import { phoneHref } from '@portal/contracts/site';
import { useSite } from '@portal/platform';
import { TextLink } from '@portal/ui/link';
import { SampleNote } from '@portal/ui/sample-note';

export interface AfterHoursLine {
  phone: string;
  /** What it is for, e.g. `Clients with a maintenance plan`. */
  covers: string;
}

/** Nothing until the client has confirmed a number. */
export function AfterHours({ statement }: { statement: ClientStatement<AfterHoursLine> }) {
  const line = shownValue(statement, useSite());
  if (!line) return null;

  return (
    <div>
      <dt>After hours</dt>
      <dd>
        <TextLink to={phoneHref(line.phone)}>{line.phone}</TextLink>
        <small>
          {line.covers} <SampleNote statement={statement}>Sample number</SampleNote>
        </small>
      </dd>
    </div>
  );
}
