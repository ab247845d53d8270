import { useNavigate } from '@portal/platform';
import { queryClient, useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ChevronDownIcon } from '@portal/ui/icons';
import { openMenu } from '../commands/overlay.ts';
import { sessionQuery } from '../session/session.ts';
import { useAction } from '../use-action.ts';
import { ownersQuery } from './owners.queries.ts';

interface PersonButtonProps {
  /** Title of the menu. */
  title: string;
  /** What is shown. A number is a colleague. */
  shown: string | number;
  /** Choices before the colleagues, with their paths. */
  choices: [label: string, path: string][];
  pathOf: (colleague: number) => string;
}

/** Chooses whose page is shown. */
export function PersonButton({ title, shown, choices, pathOf }: PersonButtonProps) {
  const navigate = useNavigate();
  const { data: me } = useQuery(sessionQuery);
  const { data: people } = useQuery({ ...ownersQuery, enabled: typeof shown === 'number' });
  const label = typeof shown === 'string' ? shown : (people?.find(({ id }) => id === shown)?.name ?? 'Colleague');
  const { mutate: choose } = useAction({
    run: (_button: Element) => queryClient.fetchQuery(ownersQuery),
    failed: 'Colleagues could not be loaded',
    onSuccess: (owners, button) => {
      const colleagues = owners.filter(({ id }) => id !== me?.id);
      openMenu(
        title,
        [
          ...choices.map(([name, path]) => ({ label: name, run: () => navigate(path) })),
          ...colleagues.map(({ id, name, email }) => ({ label: name, hint: email, run: () => navigate(pathOf(id)) })),
        ],
        button,
      );
    },
  });
  return (
    <Button tone="quiet" size="sm" aria-haspopup="menu" onClick={({ currentTarget }) => choose(currentTarget)}>
      {label}
      <Icon of={ChevronDownIcon} size="sm" />
    </Button>
  );
}
