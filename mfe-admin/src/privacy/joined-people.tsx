import { readableEmail } from '@portal/contracts/readable-email';
import { Link } from '@portal/platform';
import { queryOptions, useQuery } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { JoinedPerson } from '@portal/staff-client/privacy';
import { Button } from '@portal/ui/button';
import { css } from 'styled-system/css';
import { Loaded } from '../app/layout/loaded.tsx';
import { useUndoableAction } from '../leads/use-lead-mutations.ts';
import { leadPath } from '../paths.ts';
import { buttons, muted } from '../shared.styles.ts';

const list = css({ display: 'grid', gap: '4', overflowWrap: 'anywhere' });

const decisions = { same: 'The same person', other: 'Another person' } as const;

/** It is loaded again with the lists of leads, also after an undo. */
const joinedQuery = queryOptions({
  queryKey: ['admin', 'leads', 'joined-people'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/joined-people', { signal })),
  staleTime: 0,
});

/** Whether people who wrote into conversations of others are the same person. */
export function JoinedPeople() {
  return (
    <Loaded query={useQuery(joinedQuery)} what="the addresses" lines={3}>
      {(people) =>
        people.length === 0 ? (
          <p className={muted}>There are none.</p>
        ) : (
          <ul className={list}>
            {people.map((person) => (
              <Row key={person.id} person={person} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Row({ person }: { person: JoinedPerson }) {
  const { id, name, address, lead, messages, requests, decision } = person;
  const { mutate: decide, isPending } = useUndoableAction({
    run: (chosen: keyof typeof decisions) =>
      unwrap(staff.POST('/api/admin/joined-people/{id}', { params: { path: { id } }, body: { decision: chosen } })),
    failed: 'Nothing was decided',
    done: (chosen) => [decisions[chosen], `${readableEmail(address)}, ${lead.name}`],
    leadIds: () => [lead.id],
  });
  return (
    <li>
      <p>
        <bdi>{name}</bdi> (<bdi>{readableEmail(address)}</bdi>) in the conversation of{' '}
        <Link to={leadPath(lead.id)}>
          <bdi>{lead.name}</bdi>
        </Link>
      </p>
      <p className={muted}>
        Emails: {messages}. Forms: {requests}.
      </p>
      {decision ? (
        <p>{decisions[decision]}</p>
      ) : (
        <span className={buttons}>
          {(['same', 'other'] as const).map((one) => (
            <Button
              key={one}
              size="sm"
              tone="quiet"
              disabled={isPending}
              aria-label={`${decisions[one]}: ${address}`}
              onClick={() => decide(one)}
            >
              {decisions[one]}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
