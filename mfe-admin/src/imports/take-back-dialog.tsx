import { Link } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { ImportedList, ImportRemoval } from '@portal/staff-client/import';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { css } from 'styled-system/css';
import { DialogButtons } from '../layout/dialog-buttons.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { leadPath } from '../paths.ts';
import { link } from '../shared.styles.ts';
import { useAction } from '../use-action.ts';
import { plural } from './import-counts.ts';
import { removalQuery, takeBack } from './imports.queries.ts';

const facts = css({ listStyle: 'disc', paddingInlineStart: '5', '& > li': { marginBottom: '1' } });

/** Asks before an import is taken back, with what is removed and what stays. */
export const TakeBackDialog = ({ list }: { list: ImportedList }) => (
  <Dialog
    title={`Take back “${list.name}”?`}
    description="This removes what the import has stored. It cannot be undone."
    trigger={
      <Button size="sm" tone="quiet" aria-label={`Take back ${list.name}`}>
        Take back…
      </Button>
    }
  >
    {(close) => <Confirmation list={list} onClose={close} />}
  </Dialog>
);

function Confirmation({ list, onClose }: { list: ImportedList; onClose: () => void }) {
  const query = useQuery(removalQuery(list.id));
  const { mutate, isPending } = useAction({
    run: () => takeBack(list.id),
    failed: 'The import was not taken back',
    onSuccess: onClose,
  });
  return (
    <Loaded query={query} what="what would be removed" lines={3}>
      {(removal) => (
        <>
          <Facts removal={removal} />
          <DialogButtons
            label="Take back"
            pendingLabel="Taking back…"
            tone="danger"
            isPending={isPending}
            onConfirm={() => mutate()}
            onCancel={onClose}
          />
        </>
      )}
    </Loaded>
  );
}

function Facts({ removal: { leads, requests, kept, keptLeads } }: { removal: ImportRemoval }) {
  const more = kept - keptLeads.length;
  return (
    <ul className={facts}>
      <li>{plural(leads, 'lead')} that exist only by it: removed.</li>
      {requests > 0 && <li>{plural(requests, 'request')} of other leads: removed, the leads stay.</li>}
      {kept > 0 && (
        <li>
          {plural(kept, 'lead')} that staff have worked on since: kept.{' '}
          {keptLeads.map(({ id, name }, index) => (
            <span key={`${id} ${name}`}>
              {index > 0 && ', '}
              <Link to={leadPath(id)} className={link}>
                <bdi>{name}</bdi>
              </Link>
            </span>
          ))}
          {more > 0 && ` and ${more.toLocaleString('en-US')} more`}
        </li>
      )}
    </ul>
  );
}
