import { useNavigate } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Dialog } from '@portal/ui/dialog';
import { Command as Cmdk } from 'cmdk';
import { useDeferredValue, useEffect, useState } from 'react';
import { Keys } from '../frame/keys.tsx';
import { foundLeadsQuery } from '../inbox/leads.queries.ts';
import { type Command, commandGroups } from './command.ts';
import { command, grow, hint, input, item, list, nothing } from './palette.styles.ts';
import { type Choice, closeOverlay } from './palette-state.ts';

interface PaletteProps {
  commands: Command[];
  /** A question with its answers, instead of everything that can be done. */
  choice?: { title: string; choices: Choice[] };
}

/** Find a lead, go somewhere or do something, by typing a few letters of it. */
export function Palette({ commands, choice }: PaletteProps) {
  const [words, setWords] = useState('');
  const [marked, setMarked] = useState('');
  const title = choice?.title ?? 'Find or do';

  return (
    <Dialog title={title} ground="around" open onOpenChange={closeOverlay}>
      <Cmdk label={title} className={command} loop value={marked} onValueChange={setMarked}>
        <Cmdk.Input
          className={input}
          placeholder={choice ? 'Type to narrow' : 'A name, a company, or what to do'}
          value={words}
          onValueChange={setWords}
        />
        <Cmdk.List className={list}>
          <Cmdk.Empty className={nothing}>Nothing is called so.</Cmdk.Empty>
          {choice ? (
            <Choices choices={choice.choices} />
          ) : (
            <Everything commands={commands} words={words} onFound={setMarked} />
          )}
        </Cmdk.List>
      </Cmdk>
    </Dialog>
  );
}

/** The palette is gone before anything happens, so that what happens may open something else. */
function pick(run: () => void) {
  closeOverlay();
  setTimeout(run);
}

function Choices({ choices }: { choices: Choice[] }) {
  return choices.map(({ label, hint: more, run }) => (
    <Cmdk.Item key={label} value={`${label} ${more ?? ''}`} className={item} onSelect={() => pick(run)}>
      <span className={grow}>{label}</span>
      {more && <span className={hint}>{more}</span>}
    </Cmdk.Item>
  ));
}

interface EverythingProps {
  commands: Command[];
  words: string;
  /** Called with the first lead that was found: whoever types a name and presses Enter means it. */
  onFound: (item: string) => void;
}

function Everything({ commands, words, onFound }: EverythingProps) {
  return (
    <>
      <FoundLeads words={useDeferredValue(words.trim())} onFound={onFound} />
      {commandGroups.map((group) => {
        const members = commands.filter((one) => one.group === group && !one.onlyKeys);
        if (members.length === 0) return null;
        return (
          <Cmdk.Group key={group} heading={group}>
            {members.map(({ id, label, keys, run }) => (
              <Cmdk.Item key={id} value={label} className={item} onSelect={() => pick(run)}>
                <span className={grow}>{label}</span>
                {keys && <Keys of={keys} />}
              </Cmdk.Item>
            ))}
          </Cmdk.Group>
        );
      })}
    </>
  );
}

function FoundLeads({ words, onFound }: Omit<EverythingProps, 'commands'>) {
  const navigate = useNavigate();
  const { data } = useQuery({ ...foundLeadsQuery(words), enabled: words.length > 1 });
  const first = data?.items[0]?.id;
  useEffect(() => {
    if (first && words.length > 1) onFound(itemOf(first));
  }, [first, words, onFound]);
  if (!data || words.length < 2) return null;
  return (
    <Cmdk.Group heading="Leads" forceMount>
      {data.items.map(({ id, name, company, email }) => (
        <Cmdk.Item
          key={id}
          value={itemOf(id)}
          forceMount
          className={item}
          onSelect={() => pick(() => navigate(`/admin/leads/${id}`))}
        >
          <span className={grow}>{name}</span>
          <span className={hint}>{company ?? email}</span>
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  );
}

const itemOf = (leadId: number) => `lead ${leadId}`;
