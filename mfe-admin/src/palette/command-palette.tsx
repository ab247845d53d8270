import { readableEmail } from '@portal/contracts/readable-email';
import { useNavigate } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { LeadSummary } from '@portal/staff-client/lead';
import { Dialog } from '@portal/ui/dialog';
import { Command as Cmdk } from 'cmdk';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Command, commandGroups } from '../commands/command.ts';
import { type Choice, type ChoiceGroup, closeOverlay } from '../commands/overlay.ts';
import { leadSearchQuery } from '../leads/leads.queries.ts';
import { leadPath } from '../paths.ts';
import { input } from '../shared.styles.ts';
import * as styles from './command-palette.styles.ts';
import { Keys } from './keys.tsx';

interface CommandPaletteProps {
  commands: Command[];
  /** Shows these choices instead of commands and leads. */
  choice?: { title: string; choices: (Choice | ChoiceGroup)[] };
  /** Searches leads only, except for `besides`, and calls `run` with the one that is chosen. */
  find?: { title: string; besides: number; run: (lead: LeadSummary) => void };
}

/** Shorter texts match too much. */
const minSearch = 2;

/** Searches leads, pages and commands. */
export function CommandPalette({ commands, choice, find }: CommandPaletteProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [highlighted, setHighlighted] = useState('');
  const [group, setGroup] = useState<ChoiceGroup>();
  const field = useRef<HTMLInputElement>(null);
  const deferredSearch = useDeferredValue(search.trim());
  const title = (choice ?? find)?.title ?? 'Command palette';

  return (
    <Dialog title={title} open onOpenChange={closeOverlay}>
      <Cmdk label={title} className={styles.palette} loop value={highlighted} onValueChange={setHighlighted}>
        <Cmdk.Input
          ref={field}
          className={input}
          placeholder={
            choice ? `${group?.label ?? 'Search'}…` : find ? 'Search leads…' : 'Search leads or type a command…'
          }
          value={search}
          onValueChange={setSearch}
          onKeyDown={({ key }) => {
            if (key === 'Backspace' && search === '') setGroup(undefined);
          }}
        />
        <Cmdk.List className={styles.list}>
          <Cmdk.Empty className={styles.empty}>
            {find && deferredSearch.length < minSearch ? 'Type a name, an address or a number.' : 'No results found.'}
          </Cmdk.Empty>
          {choice ? (
            <Choices
              choices={group?.choices ?? choice.choices}
              isSearch={search !== ''}
              onOpen={(group) => {
                setGroup(group);
                setSearch('');
                // A click on the group has moved the focus.
                field.current?.focus();
              }}
            />
          ) : (
            <>
              <LeadResults
                search={deferredSearch}
                commands={commands}
                besides={find?.besides}
                onFirstResult={setHighlighted}
                onSelect={find?.run ?? (({ id }) => navigate(leadPath(id)))}
              />
              <Commands commands={commands} />
            </>
          )}
        </Cmdk.List>
      </Cmdk>
    </Dialog>
  );
}

/** Closes the palette first, and lets it return the focus: the command may open another dialog, which returns the focus too. */
function select(run: () => void) {
  flushSync(closeOverlay);
  setTimeout(run);
}

interface ChoicesProps {
  choices: (Choice | ChoiceGroup)[];
  /** Shows the choices of groups instead of the groups. */
  isSearch: boolean;
  onOpen: (group: ChoiceGroup) => void;
}

function Choices({ choices, isSearch, onOpen }: ChoicesProps) {
  const shown = choices.flatMap((one) =>
    isSearch && 'choices' in one
      ? one.choices.map((choice) => ({ ...choice, label: `${one.label}: ${choice.label}` }))
      : [one],
  );
  return shown.map((one) => {
    const { label } = one;
    const hint = 'choices' in one ? '›' : one.hint;
    const value = 'choices' in one ? label : `${label} ${hint ?? ''}`;
    return (
      <Cmdk.Item
        key={value}
        value={value}
        className={styles.item}
        onSelect={() => ('choices' in one ? onOpen(one) : select(one.run))}
      >
        <span className={styles.label}>{label}</span>
        {hint && (
          <span className={styles.hint} aria-hidden={'choices' in one || undefined}>
            {hint}
          </span>
        )}
      </Cmdk.Item>
    );
  });
}

function Commands({ commands }: { commands: Command[] }) {
  return commandGroups.map((group) => {
    const members = commands.filter((one) => one.group === group && !one.isShortcutOnly);
    if (members.length === 0) return null;
    return (
      <Cmdk.Group key={group} heading={group}>
        {members.map(({ id, label, keys, run }) => (
          <Cmdk.Item key={id} value={label} className={styles.item} onSelect={() => select(run)}>
            <span className={styles.label}>{label}</span>
            {keys && <Keys of={keys} />}
          </Cmdk.Item>
        ))}
      </Cmdk.Group>
    );
  });
}

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
          onSelect={() => select(() => onSelect(lead))}
        >
          <bdi className={styles.label}>{lead.name}</bdi>
          <bdi className={styles.hint}>{lead.company ?? (lead.email && readableEmail(lead.email))}</bdi>
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  );
}

const itemValue = (leadId: number) => `lead ${leadId}`;
