import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { Loaded } from '../app/layout/loaded.tsx';
import { awayText } from '../leads/away.ts';
import { ownersQuery } from '../leads/owners.queries.ts';
import { signedInId } from '../session/session.ts';
import { buttons, text } from '../shared.styles.ts';
import { AbsenceDialog } from '../staff/absence-dialog.tsx';
import { endAbsence } from '../staff/staff.queries.ts';
import { useAction } from '../use-action.ts';

/** When the signed-in user is away. */
export function Absence() {
  const query = useQuery(ownersQuery);
  const [isOpen, setIsOpen] = useState(false);
  const id = signedInId();
  const end = useAction({
    run: endAbsence,
    failed: 'Your absence was not removed',
    onSuccess: () => toast.success('Welcome back', 'You get leads by rule again.'),
  });
  return (
    <Loaded query={query} what="your absence" lines={4}>
      {(owners) => {
        const me = owners.find((owner) => owner.id === id);
        if (!me) return null;
        return (
          <>
            <p className={text}>
              {me.absence
                ? `${awayText(me.absence)}.`
                : 'While you are away you get no leads by rule, and a colleague is told of new requests of your leads.'}
            </p>
            <div className={buttons}>
              <Button size="sm" tone="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                {me.absence ? 'Change absence' : 'Set absence'}
              </Button>
              {me.absence && (
                <Button size="sm" tone="plain" disabled={end.isPending} onClick={() => end.mutate(me.id)}>
                  I am back
                </Button>
              )}
            </div>
            {isOpen && <AbsenceDialog member={me} onClose={() => setIsOpen(false)} />}
          </>
        );
      }}
    </Loaded>
  );
}
