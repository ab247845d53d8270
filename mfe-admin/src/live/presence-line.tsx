import { Fragment } from 'react';
import { css } from 'styled-system/css';
import { usePresent } from './presence.ts';

const line = css({ fontSize: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' });

/** `Ana Ruiz is writing · Ben Cole, Cleo Diaz are reading` */
export function PresenceLine({ leadId }: { leadId: number }) {
  const present = usePresent(leadId);
  const shown = (['writing', 'reading'] as const)
    .map((state) => ({ state, people: present.filter((one) => one.state === state) }))
    .filter(({ people }) => people.length > 0);
  return (
    <p className={line} role="status">
      {shown.map(({ state, people }, index) => (
        <Fragment key={state}>
          {index > 0 && ' · '}
          <bdi>{people.map(({ person }) => person.name).join(', ')}</bdi> {people.length === 1 ? 'is' : 'are'} {state}
        </Fragment>
      ))}
    </p>
  );
}
