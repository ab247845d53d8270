import { readableEmail } from '@portal/contracts/readable-email';
import { useNavigate } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { LeadSummary } from '@portal/staff-client/lead';
import { Dialog } from '@portal/ui/dialog';
import { Command as Cmdk } from 'cmdk';
import { useDeferredValue, useEffect, useState } from 'react';
import { type Command, commandGroups } from '../../commands/command.ts';
import { closeAndRun, closeOverlay, type MenuItem, type OverlayOf } from '../../commands/overlay.ts';
import { allowedCommands } from '../../commands/use-commands.ts';
import { leadSearchQuery } from '../../leads/leads.queries.ts';
import { leadPath } from '../../paths.ts';
import { input } from '../../shared.styles.ts';
import * as styles from './command-palette.styles.ts';
import { Keys } from './keys.tsx';

/** Shorter texts match too much. */
const minSearch = 2;

/** Searches leads, pages and commands; with `only`, its items; with `find`, leads. */
export function CommandPalette({ only, find }: OverlayOf<'palette'>) {
  const [commands] = useState(find || only ? [] : allowedCommands());
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [highlighted, setHighlighted] = useState('');
  const deferredSearch = useDeferredValue(search.trim());
  const title = (only ?? find)?.title ?? 'Command palette';

  return (
    <Dialog title={title} open onOpenChange={closeOverlay}>
      <Cmdk label={title} className={styles.palette} loop value={highlighted} onValueChange={setHighlighted}>
        <Cmdk.Input
          className={input}
          placeholder={only ? 'Search…' : find ? 'Search leads…' : 'Search leads or type a command…'}
          value={search}
          onValueChange={setSearch}
        />
        <Cmdk.List className={styles.list}>
          <Cmdk.Empty className={styles.empty}>
            {find && deferredSearch.length < minSearch ? 'Type a name, an address or a number.' : 'No results found.'}
          </Cmdk.Empty>
          {!only && (
            <LeadResults
              search={deferredSearch}
              commands={commands}
              besides={find?.besides}
              onFirstResult={setHighlighted}
              onSelect={find?.run ?? (({ id }) => navigate(leadPath(id)))}
            />
          )}
          {only ? only.items.map((item) => <Item key={item.label} item={item} />) : <Commands commands={commands} />}
        </Cmdk.List>
      </Cmdk>
    </Dialog>
  );
}

function Commands({ commands }: { commands: Command[] }) {
  return commandGroups.map((group) => {
    const members = commands.filter((one) => one.group === group && !one.isShortcutOnly);
    if (members.length === 0) return null;
    return (
      <Cmdk.Group key={group} heading={group}>
        {members.map((command) => (
          <Item key={command.id} item={command} />
        ))}
      </Cmdk.Group>
    );
  });
}

const Item = ({ item: { label, hint, keys, run } }: { item: MenuItem & { keys?: string } }) => (
  <Cmdk.Item value={label} className={styles.item} onSelect={() => closeAndRun(run)}>
    <span className={styles.label}>{label}</span>
    {hint && <span className={styles.hint}>{hint}</span>}
    {keys && <Keys of={keys} />}
  </Cmdk.Item>
);

interface LeadResultsProps {
  search: string;
  commands: Command[];
  /** The id of a lead that is left out. */
  besides: number | undefined;
  /** Called with what Enter runs: the first result, or a command that was typed while names are only similar. */
  onFirstResult: (item: string) => void;
  onSelect: (lead: LeadSummary) => void;
}

function LeadResults({ search, commands, besides, onFirstResult, onSelect }: LeadResultsProps) {
  const isLongEnough = search.length >= minSearch;
  const { data } = useQuery({ ...leadSearchQuery(search), enabled: isLongEnough });
  const leads = data?.items.filter(({ id }) => id !== besides) ?? [];
  const typed = search.toLowerCase();
  const isNamed = leads.some(({ name }) => name.toLowerCase().includes(typed));
  const command = isNamed ? undefined : commands.find(({ label }) => label.toLowerCase().startsWith(typed));
  const first = command?.label ?? (leads[0] && itemValue(leads[0].id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search highlights its first result again
  useEffect(() => {
    if (first && data && isLongEnough) onFirstResult(first);
  }, [first, data, search, onFirstResult]);
  if (!data || !isLongEnough) return null;
  return (
    <Cmdk.Group heading="Leads" forceMount>
      {leads.map((lead) => (
        <Cmdk.Item
          key={lead.id}
          value={itemValue(lead.id)}
          forceMount
          className={styles.item}
          onSelect={() => closeAndRun(() => onSelect(lead))}
        >
          <bdi className={styles.label}>{lead.name}</bdi>
          <bdi className={styles.hint}>{lead.company ?? (lead.email && readableEmail(lead.email))}</bdi>
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  );
}

const itemValue = (leadId: number) => `lead ${leadId}`;
