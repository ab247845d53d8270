import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { BookmarkIcon } from '@portal/ui/icons';
import { type FormEvent, useState } from 'react';
import { css } from 'styled-system/css';
import { reasonOf } from '../lead/lead-actions.ts';
import { isView } from './list-title.ts';
import { forgetView, savedViewsQuery, saveView } from './saved-views.queries.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '5' });

/** Gives the filter a name of one's own, or takes it away again. The portal's own views need none. */
export function SaveView({ address }: { address: string }) {
  const { data: saved } = useQuery(savedViewsQuery);
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState('');
  if (!saved || isView(address)) return null;

  const own = saved.find(({ query }) => query === address);
  if (own) {
    const forget = () => forgetView(own.id).catch((error) => toast.error('The view is still there', reasonOf(error)));
    return (
      <Button tone="plain" size="sm" onClick={forget}>
        <Icon of={BookmarkIcon} size="sm" />
        Forget this view
      </Button>
    );
  }

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('view-name')).trim();
    if (!name) return setProblem('Please give it a name');
    try {
      await saveView(name, address);
      setIsOpen(false);
      setProblem('');
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return (
    <Dialog
      title="Save this view"
      description="It appears in the navigation, with this search, these filters and this order."
      ground="around"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button tone="plain" size="sm">
          <Icon of={BookmarkIcon} size="sm" />
          Save view
        </Button>
      }
    >
      <form className={form} onSubmit={save} noValidate>
        <Field label="Name" name="view-name" autoComplete="off" maxLength={60} error={problem} />
        <Button type="submit">Save</Button>
      </form>
    </Dialog>
  );
}
