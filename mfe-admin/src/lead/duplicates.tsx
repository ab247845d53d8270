import type { Lead, PossibleDuplicate } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/link';
import { css } from 'styled-system/css';
import { useMergeLeads } from '../leads/use-lead-mutations.ts';
import { leadPath } from '../paths.ts';
import { useHasRole } from '../session/session.ts';

const heading = css({ textStyle: 'label', marginBottom: '2' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', fontSize: 'xs' });
const item = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' });
const person = css({ minWidth: '0', overflowWrap: 'anywhere' });
const muted = css({ display: 'block', color: 'fg.muted' });

/** Leads that may be from the same person, and the leads merged into this one. */
export function Duplicates({ lead }: { lead: Lead }) {
  const { possibleDuplicates, mergedLeads } = lead;
  return (
    <>
      {possibleDuplicates.length > 0 && (
        <section>
          <h2 className={heading}>Possible duplicates</h2>
          <ul className={list}>
            {possibleDuplicates.map((duplicate) => (
              <Duplicate key={duplicate.id} lead={lead} duplicate={duplicate} />
            ))}
          </ul>
        </section>
      )}
      {mergedLeads.length > 0 && (
        <section>
          <h2 className={heading}>Merged leads</h2>
          <ul className={list}>
            {mergedLeads.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Duplicate({ lead, duplicate }: { lead: Lead; duplicate: PossibleDuplicate }) {
  const canEdit = useHasRole('agent');
  const { mutate: merge, isPending } = useMergeLeads();

  return (
    <li className={item}>
      <span className={person}>
        <TextLink to={leadPath(duplicate.id)} tone="quiet">
          {duplicate.name}
        </TextLink>
        <span className={muted}>{[duplicate.company, duplicate.email].filter(Boolean).join(', ')}</span>
      </span>
      {canEdit && (
        <Button
          size="sm"
          tone="quiet"
          disabled={isPending}
          onClick={() => merge({ target: lead, source: duplicate })}
          aria-label={`Merge ${duplicate.name} into this lead`}
        >
          Merge
        </Button>
      )}
    </li>
  );
}
