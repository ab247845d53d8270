import type { Lead, PossibleDuplicate } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/link';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useMay } from '../session/session.ts';
import { merge } from './lead-actions.ts';

const heading = css({ textStyle: 'label', marginBottom: '2' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', fontSize: 'xs' });
const item = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' });
const who = css({ minWidth: '0', overflowWrap: 'anywhere' });
const quiet = css({ display: 'block', color: 'fg.muted' });

/** Leads that may be the same person, and those that have been found to be. */
export function Duplicates({ lead }: { lead: Lead }) {
  const { possibleDuplicates, mergedLeads } = lead;
  return (
    <>
      {possibleDuplicates.length > 0 && (
        <section>
          <h2 className={heading}>Perhaps the same person</h2>
          <ul className={list}>
            {possibleDuplicates.map((duplicate) => (
              <Duplicate key={duplicate.id} lead={lead} duplicate={duplicate} />
            ))}
          </ul>
        </section>
      )}
      {mergedLeads.length > 0 && (
        <section>
          <h2 className={heading}>Merged into this lead</h2>
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
  const mayAct = useMay('agent');
  const [isMerging, setIsMerging] = useState(false);

  const join = async () => {
    setIsMerging(true);
    await merge(lead, duplicate);
    setIsMerging(false);
  };
  return (
    <li className={item}>
      <span className={who}>
        <TextLink to={`/admin/leads/${duplicate.id}`} tone="quiet">
          {duplicate.name}
        </TextLink>
        <span className={quiet}>{[duplicate.company, duplicate.email].filter(Boolean).join(', ')}</span>
      </span>
      {mayAct && (
        <Button
          size="sm"
          tone="quiet"
          disabled={isMerging}
          onClick={join}
          aria-label={`Merge ${duplicate.name} into this lead`}
        >
          Merge
        </Button>
      )}
    </li>
  );
}
