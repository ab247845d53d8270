import type { DetailField } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import type { RecordedChange } from '../actions/lead-changes.service.ts';
import { cleanDetail } from './clean-detail.ts';
import type { DetailChangeDto } from './lead-details.dto.ts';
import {
  type DetailChange,
  type DetailMarks,
  detailIdentity,
  type StoredDetail,
  storedDetails,
} from './lead-details.ts';

/** A value of a request, with the lead of the merge tree that the request belongs to. */
interface SaidDetail {
  lead_id: number;
  field: DetailField;
  identity: string;
  value: string;
}

/** What requests say is never changed: corrections stand beside it. Throws 422 for a value that is not valid or not known. */
export async function planCorrections(
  manager: EntityManager,
  rootId: number,
  changes: DetailChangeDto[],
): Promise<RecordedChange[]> {
  const said: SaidDetail[] = await manager.query(
    `select distinct on (lead_id, field, identity) lead_id, field, identity, value
     from leads lead cross join lateral requests_of(lead) as request cross join lateral details_in(request)
     where lead.id = $1 order by lead_id, field, identity, received_at, request.id`,
    [rootId],
  );
  const members: { id: number }[] = await manager.query('select id from leads where root_id = $1', [rootId]);
  const stored = await storedDetails(
    manager,
    members.map(({ id }) => id),
  );
  const corrections = new Corrections(rootId, said, stored);
  for (const change of changes) corrections.make(change);
  return corrections.events();
}

const none: DetailMarks = { is_added: false, is_hidden: false, preferred_at: null };

/**
 * Corrections of one lead. A mark about what requests say is stored with each lead of the merge tree whose requests say it, and a
 * typed value with the lead that it was typed on: when leads are separated or erased, each keeps its own.
 */
class Corrections {
  private readonly rows = new Map<string, StoredDetail>();
  private readonly before = new Map<string, DetailMarks>();
  private readonly changed = new Map<string, DetailChange & { leadId: number }>();
  private readonly moment: () => string;

  constructor(
    private readonly rootId: number,
    private readonly said: SaidDetail[],
    stored: StoredDetail[],
  ) {
    for (const row of stored) {
      this.rows.set(keyOf(row), row);
      this.before.set(keyOf(row), marksOf(row));
    }
    // Later than all before, also within a millisecond.
    let latest = Math.max(0, ...stored.map(({ preferred_at }) => Date.parse(preferred_at ?? '') || 0));
    this.moment = () => {
      latest = Math.max(Date.now(), latest + 1);
      return new Date(latest).toISOString();
    };
  }

  make({ field, value: typed, action }: DetailChangeDto): void {
    const cleaned = cleanDetail(field, typed);
    // A value that a request says may be one that staff could not type.
    const given = 'value' in cleaned ? cleaned.value : typed;
    const identity = detailIdentity(field, given);
    const isOne = (one: SaidDetail) => one.field === field && one.identity === identity;
    const said = this.said.filter(isOne);
    const rows = [...this.rows.values()].filter(isOne);
    const isKnown = said.length > 0 || rows.some(({ is_added }) => is_added);

    if (action === 'add' && !isKnown) {
      if ('problem' in cleaned) throw new ValidationFailedException({ changes: cleaned.problem });
      this.set({ lead_id: this.rootId, field, identity, value: cleaned.value }, action, { ...none, is_added: true });
      // Marks about requests that do not count at present.
      for (const row of rows.filter(({ lead_id }) => lead_id !== this.rootId))
        this.set(row, action, { ...marksOf(row), is_hidden: false });
      return;
    }
    if (!isKnown) throw new ValidationFailedException({ changes: `This lead has no ${field} “${typed}”` });
    if (action === 'remove' && !rows.some(({ is_added }) => is_added))
      throw new ValidationFailedException({
        changes: 'Only values that staff have added can be removed. Hide it instead',
      });

    const marks = {
      add: { is_hidden: false },
      show: { is_hidden: false },
      hide: { is_hidden: true },
      remove: { is_added: false },
    };
    const preferred_at = this.moment();
    const change = action === 'prefer' ? { is_hidden: false, preferred_at } : marks[action];
    for (const one of new Map([...said, ...rows].map((one) => [one.lead_id, one])).values()) {
      const current = this.rows.get(keyOf(one));
      const after = { ...(current ? marksOf(current) : none), ...change };
      const isMeaningless = !after.is_added && !said.some(({ lead_id }) => lead_id === one.lead_id);
      this.set(one, action, action === 'remove' && isMeaningless ? none : after);
    }
  }

  /** Returns one event for each lead that has changed. Throws 422 if all names of the lead are hidden. */
  events(): RecordedChange[] {
    const named = [...this.said, ...[...this.rows.values()].filter(({ is_added }) => is_added)];
    const isHidden = (name: string) =>
      [...this.rows.values()].some((row) => row.field === 'name' && row.identity === name && row.is_hidden);
    const names = named.filter(({ field }) => field === 'name');
    if (names.length > 0 && names.every(({ identity }) => isHidden(identity)))
      throw new ValidationFailedException({ changes: 'A lead keeps at least one name' });

    const changed = [...this.changed.values()].filter(({ before, after }) => !areEqual(before, after));
    return [...Map.groupBy(changed, ({ leadId }) => leadId)].map(([leadId, details]) => ({
      leadId,
      kind: 'details',
      details: details.map(({ leadId: _, ...detail }) => detail),
    }));
  }

  private set(one: SaidDetail, action: DetailChange['action'], marks: DetailMarks): void {
    const key = keyOf(one);
    const { lead_id, field, identity, value } = { ...one, ...this.rows.get(key) };
    const isEmpty = areEqual(marks, none);
    if (isEmpty) this.rows.delete(key);
    else this.rows.set(key, { lead_id, field, identity, value, ...marks });
    const before = this.before.get(key) ?? null;
    this.changed.set(key, { leadId: lead_id, field, identity, value, action, before, after: isEmpty ? null : marks });
  }
}

const keyOf = ({ lead_id, field, identity }: SaidDetail) => JSON.stringify([lead_id, field, identity]);

const marksOf = ({ is_added, is_hidden, preferred_at }: DetailMarks): DetailMarks => ({
  is_added,
  is_hidden,
  preferred_at,
});

const areEqual = (one: DetailMarks | null, other: DetailMarks | null) =>
  one?.is_added === other?.is_added && one?.is_hidden === other?.is_hidden && one?.preferred_at === other?.preferred_at;
