import { practices, serviceInterests } from '@portal/contracts/practices';
import type { ContactSubmission } from '@portal/contracts/staff';
import { TextLink } from '@portal/ui/link';
import { PracticeMark } from '@portal/ui/practice-mark';
import { Table, TableCell, TableHead, TableHeading, TableRow } from '@portal/ui/table';
import { css } from 'styled-system/css';
import { Moment } from './moment.tsx';

const person = css({ display: 'grid', gap: '1' });
const quiet = css({ color: 'fg.muted' });
const service = css({ display: 'inline-flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' });
const message = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: '16rem', maxWidth: 'measure.text' });

export function SubmissionsTable({ submissions }: { submissions: ContactSubmission[] }) {
  return (
    <Table caption="Contact submissions">
      <TableHead>
        <tr>
          <TableHeading>Received</TableHeading>
          <TableHeading>Person</TableHeading>
          <TableHeading>Reach them</TableHeading>
          <TableHeading>Service</TableHeading>
          <TableHeading>Message</TableHeading>
        </tr>
      </TableHead>
      <tbody>
        {submissions.map((submission) => (
          <Row key={submission.id} {...submission} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ createdAt, name, company, email, phone, service: interest, message: words }: ContactSubmission) {
  return (
    <TableRow>
      <TableCell>
        <Moment at={createdAt} />
      </TableCell>
      <TableCell>
        <span className={person}>
          <strong>{name}</strong>
          {company && <span className={quiet}>{company}</span>}
        </span>
      </TableCell>
      <TableCell>
        <span className={person}>
          <TextLink to={`mailto:${email}`}>{email}</TextLink>
          {phone && (
            <TextLink to={`tel:${phone.replace(/[^+\d]/g, '')}`} tone="quiet">
              {phone}
            </TextLink>
          )}
        </span>
      </TableCell>
      <TableCell>{interest && <Interest value={interest} />}</TableCell>
      <TableCell>
        <p className={message}>{words ?? ''}</p>
      </TableCell>
    </TableRow>
  );
}

/** The chosen service in its practice's hue; what the form does not offer is shown as it was sent. */
function Interest({ value }: { value: string }) {
  const practice = practices.find(({ id }) => id === value);
  const label = serviceInterests.find((offered) => offered.value === value)?.label ?? value;
  return (
    <span className={service}>
      {practice && <PracticeMark practice={practice.id} />}
      {label}
    </span>
  );
}
