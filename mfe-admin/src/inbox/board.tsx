import { formatMonth } from '@portal/contracts/business-time';
import { leadStatuses, type OpenStatus, openStatuses } from '@portal/contracts/lead';
import { Link } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { LeadSummary } from '@portal/staff-client/lead';
import type { PipelineSum } from '@portal/staff-client/report';
import { useStore } from '@portal/ui/create-store';
import { EllipsisIcon } from '@portal/ui/icons';
import { type DragEvent, useEffect, useState } from 'react';
import { cx } from 'styled-system/css';
import { Loaded } from '../app/layout/loaded.tsx';
import { IconButton, Segment } from '../controls.tsx';
import { DueBadge } from '../leads/due-badge.tsx';
import { type LeadFilter, toInboxPath, valuesOf } from '../leads/lead-filter.ts';
import { LeadName } from '../leads/lead-name.tsx';
import { activeLead, leaveList, setActiveLead, takePendingFocus } from '../leads/list-state.ts';
import { formatDollars, formatShortDollars } from '../leads/outcomes.content.ts';
import { OwnerInitials } from '../leads/owner.tsx';
import { boardQuery, pipelineQuery, stageFilter } from '../leads/pipeline.queries.ts';
import { MonthTarget, PipelineTotal, weightingText } from '../leads/pipeline-total.tsx';
import { StatusIcon } from '../leads/status-icon.tsx';
import { statuses } from '../leads/statuses.content.ts';
import { useChooseStatus, useStatusMenu } from '../leads/use-lead-commands.ts';
import { StepBadge } from '../next-step/step-badge.tsx';
import { countOf, formatCount } from '../numbers.ts';
import { useHasRole } from '../session/session.ts';
import { link, segments } from '../shared.styles.ts';
import { businessDay } from '../time/business-time.ts';
import * as styles from './board.styles.ts';
import { useSelection } from './selection.ts';
import { useInboxCommands } from './use-inbox-commands.ts';

/** Open leads by stage, the highest values first. A card is moved with the pointer, its menu, or the key of a status. */
export function Board({ filter: { view: _, sort: __, ...filter } }: { filter: LeadFilter }) {
  const wanted = valuesOf('status', filter.status);
  const stages = openStatuses.filter((status) => wanted.length === 0 || wanted.includes(status));
  const pipeline = useQuery(pipelineQuery(filter));
  const cards = useQuery(boardQuery(filter, stages));
  const leads = leadsIn(cards.data?.pages.flatMap(({ items }) => items) ?? []);
  /** The stage that small screens show. */
  const [shown, setShown] = useState<OpenStatus>();
  const [dragged, setDragged] = useState<LeadSummary>();
  const chooseStatus = useChooseStatus();
  const selection = useSelection(filter);
  useInboxCommands({ filter: { ...filter, view: 'board' }, leads, selectedLeads: [], allIds: undefined, selection });
  const open = () =>
    leaveList({ path: toInboxPath({ ...filter, view: 'board' }), ids: () => leads.map(({ id }) => id) });
  useActiveCardFocus(leads);
  // At first, one with leads.
  const current =
    stages.find((status) => status === shown) ?? stages.find((status) => leads[0]?.status === status) ?? stages[0];

  return (
    <Loaded query={cards.data ? pipeline : { ...cards, data: undefined }} what="the pipeline" lines={12} padded>
      {(sums) => (
        <>
          <p className={styles.summary} title={weightingText(sums)}>
            <span>
              <PipelineTotal pipeline={sums} />
            </span>
            {Object.keys(filter).length === 0 && (
              <span>
                <MonthTarget pipeline={sums} />
              </span>
            )}
            {sums.total.value > 0 && sums.total.weighted === null && <span>{weightingText(sums)}</span>}
          </p>
          <div className={styles.tabs}>
            <div className={segments}>
              {stages.map((status) => (
                <Segment key={status} isCurrent={status === current} onClick={() => setShown(status)}>
                  {statuses[status].name}
                </Segment>
              ))}
            </div>
          </div>
          <div className={styles.board}>
            {stages.map((status) => (
              <Column
                key={status}
                status={status}
                sum={sums.stages.find((stage) => stage.status === status)}
                leads={leads.filter((lead) => lead.status === status)}
                filter={filter}
                isShown={status === current}
                isTarget={dragged !== undefined && dragged.status !== status}
                onOpen={open}
                onDrag={setDragged}
                onDrop={() => {
                  if (dragged) chooseStatus([dragged], status);
                  setDragged(undefined);
                }}
              />
            ))}
          </div>
        </>
      )}
    </Loaded>
  );
}

/** Focuses the active card, also when it was moved to another stage. */
function useActiveCardFocus(leads: LeadSummary[]) {
  const activeId = useStore(activeLead);
  const status = leads.find(({ id }) => id === activeId)?.status;
  useEffect(() => {
    if (!status || !(takePendingFocus() || document.activeElement === document.body)) return;
    document.querySelector<HTMLElement>(`[data-lead="${activeId}"]`)?.focus();
  }, [activeId, status]);
}

/** Each lead once: one that was moved can be in two lists until both are loaded again. */
const leadsIn = (listed: LeadSummary[]): LeadSummary[] =>
  [...new Map(listed.map((lead) => [lead.id, lead])).values()].sort(
    (one, other) =>
      leadStatuses.indexOf(one.status) - leadStatuses.indexOf(other.status) || (other.value ?? 0) - (one.value ?? 0),
  );

interface ColumnProps {
  status: OpenStatus;
  sum: PipelineSum | undefined;
  leads: LeadSummary[];
  filter: LeadFilter;
  isShown: boolean;
  /** A card of another stage is being dragged. */
  isTarget: boolean;
  onOpen: () => void;
  onDrag: (lead: LeadSummary | undefined) => void;
  onDrop: () => void;
}

function Column({ status, sum, leads, filter, isShown, isTarget, onOpen, onDrag, onDrop }: ColumnProps) {
  const [isOver, setIsOver] = useState(false);
  const id = `stage-${status}`;
  const more = (sum?.count ?? 0) - leads.length;
  return (
    <section
      className={styles.column}
      aria-labelledby={id}
      data-shown={isShown || undefined}
      data-target={(isOver && isTarget) || undefined}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop();
      }}
    >
      <h2 id={id} className={styles.heading}>
        <StatusIcon status={status} />
        {statuses[status].name} <span>{formatCount(sum?.count ?? 0)}</span>{' '}
        <span title={sum && formatDollars(sum.value)}>{sum && formatShortDollars(sum.value)}</span>
      </h2>
      <ul className={styles.cards} aria-labelledby={id}>
        {leads.map((lead) => (
          <Card key={lead.id} lead={lead} onOpen={onOpen} onDrag={onDrag} />
        ))}
        {leads.length === 0 && <li className={styles.empty}>No leads</li>}
        {more > 0 && (
          <li className={styles.empty}>
            <Link to={toInboxPath(stageFilter(filter, status))} className={link}>
              {countOf(more, 'more lead')} in the list
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

type CardProps = Pick<ColumnProps, 'onOpen' | 'onDrag'> & { lead: LeadSummary };

function Card({ lead, onOpen, onDrag }: CardProps) {
  const canEdit = useHasRole('agent');
  const openStatusMenu = useStatusMenu();
  const isActive = useStore(activeLead) === lead.id;
  const { value, expectedMonth } = lead;
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', lead.name);
    // Otherwise that of the link alone.
    event.dataTransfer.setDragImage(event.currentTarget, 16, 16);
    onDrag(lead);
  };
  return (
    <li
      className={styles.card}
      draggable={canEdit}
      data-active={isActive || undefined}
      onDragStart={canEdit ? drag : undefined}
      onDragEnd={() => onDrag(undefined)}
      onFocus={() => setActiveLead(lead.id, { focus: false })}
    >
      <LeadName lead={lead} onOpen={onOpen} />
      <span className={styles.line}>
        <span className={styles.value} data-none={value === null || undefined}>
          {value === null ? 'No value' : formatDollars(value)}
        </span>
        {expectedMonth && (
          <span className={styles.month} data-past={expectedMonth < businessDay().slice(0, 7) || undefined}>
            {formatMonth(expectedMonth)}
          </span>
        )}
      </span>
      <span className={styles.line}>
        {lead.responseDueAt ? <DueBadge lead={lead} /> : <StepBadge lead={lead} />}
        <span className={cx(styles.line, styles.end)}>
          <OwnerInitials owner={lead.owner} />
          {canEdit && (
            <IconButton
              icon={EllipsisIcon}
              className={styles.move}
              aria-haspopup="menu"
              aria-label={`Move ${lead.name}`}
              title="Move to another stage"
              onClick={({ currentTarget }) => openStatusMenu(lead, currentTarget)}
            />
          )}
        </span>
      </span>
    </li>
  );
}
