import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { viewNameTaken } from '@portal/contracts/saved-view';
import { hasRole } from '@portal/contracts/staff';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import type { ChangedViewDto, NewSavedViewDto, SavedViewDto } from './saved-view.dto.ts';

const maxViews = 50;
const maxShared = 100;

type Viewer = Pick<StaffMember, 'userId' | 'role'>;

/** SQL: user $1 may change a view. $2: they are a manager. */
const mayChange = '(user_id = $1 or $2 and is_shared)';

/** SQL of views as a user sees them. $1: the user, $2: they are a manager. */
const views = `
  select saved_views.id, saved_views.name, query, is_shared as "isShared", ${mayChange} as "canChange",
         case when user_id <> $1 then jsonb_build_object('id', user_id, 'name', users.name) end as owner
  from saved_views join users on users.id = user_id`;

const parametersOf = ({ userId, role }: Viewer) => [userId, hasRole(role, 'manager')];

@Injectable()
export class SavedViewsService {
  constructor(private readonly database: DataSource) {}

  /** Returns the views of a user, and those that colleagues share. */
  list(viewer: Viewer): Promise<SavedViewDto[]> {
    return this.database.query(
      `(${views} where user_id = $1 order by lower(saved_views.name), id limit ${maxViews})
       union all
       (${views} where user_id <> $1 and is_shared order by lower(saved_views.name), id limit ${maxShared})`,
      parametersOf(viewer),
    );
  }

  /** Throws 409 if the user has a view with this name, unless it is to be replaced. */
  async save(staff: StaffMember, { name, query, isShared, replace = false }: NewSavedViewDto): Promise<SavedViewDto> {
    assertMayShare(staff, isShared);
    return this.database.transaction(async (manager) => {
      const own = await lockOwn(manager, staff);
      const same = sameName(own, name);
      if (same && !replace) throw new ConflictException(viewNameTaken);
      if (same) return update(manager, staff, same.id, { name, query, isShared });
      if (own.length >= maxViews)
        throw new ConflictException(`You have ${maxViews} saved views. Please delete one first.`);
      const [{ id }]: [{ id: number }] = await manager.query(
        'insert into saved_views (user_id, name, query, is_shared) values ($1, $2, $3, $4) returning id',
        [staff.userId, name, query, isShared ?? false],
      );
      return find(manager, staff, id);
    });
  }

  /** Throws 404 for a view that the user cannot change, and 409 if they have another one with this name. */
  async change(staff: StaffMember, id: number, view: ChangedViewDto): Promise<SavedViewDto> {
    return this.database.transaction(async (manager) => {
      const own = await lockOwn(manager, staff);
      const { owner, isShared, canChange } = await find(manager, staff, id);
      if (!canChange) throw new ForbiddenException('Shared views are changed by who made them, and by managers.');
      if (view.isShared && !isShared) assertMayShare(staff, true);
      const same = owner ? undefined : sameName(own, view.name);
      if (same && same.id !== id) throw new ConflictException('You have a view with this name.');
      return update(manager, staff, id, view);
    });
  }

  async delete(staff: StaffMember, id: number): Promise<void> {
    await this.database.query(`delete from saved_views where id = $3 and ${mayChange}`, [...parametersOf(staff), id]);
  }
}

function assertMayShare({ role }: StaffMember, isShared: boolean | undefined): void {
  if (isShared && !hasRole(role, 'agent')) throw new ForbiddenException('With your role, views are for yourself.');
}

/** Serializes concurrent saves, which could exceed the limit or have the same name otherwise. */
async function lockOwn(manager: EntityManager, { userId }: StaffMember): Promise<{ id: number; name: string }[]> {
  await manager.query('select from users where id = $1 for update', [userId]);
  return manager.query('select id, name from saved_views where user_id = $1 order by id', [userId]);
}

/** The exact name first: earlier versions have stored names that differ in case only. */
const sameName = <View extends { name: string }>(own: View[], name: string): View | undefined =>
  own.find((view) => view.name === name) ?? own.find((view) => visibleName(view.name) === visibleName(name));

/** Throws 404 if the view is neither the user's nor shared. */
async function find(manager: EntityManager, viewer: Viewer, id: number): Promise<SavedViewDto> {
  const [view]: SavedViewDto[] = await manager.query(
    `${views} where saved_views.id = $3 and (user_id = $1 or is_shared)`,
    [...parametersOf(viewer), id],
  );
  if (!view) throw new NotFoundException('There is no such view.');
  return view;
}

/** Returns the changed view, as its new state: a manager who stops sharing the view of a colleague does not see it any more. */
async function update(
  manager: EntityManager,
  viewer: Viewer,
  id: number,
  { name, query, isShared }: ChangedViewDto,
): Promise<SavedViewDto> {
  const view = await find(manager, viewer, id);
  const changed = { name, query, isShared: isShared ?? view.isShared };
  await manager.query('update saved_views set name = $2, query = $3, is_shared = $4 where id = $1', [
    id,
    name,
    query,
    changed.isShared,
  ]);
  return { ...view, ...changed };
}

/** Returns what people see of a name, for comparisons: without invisible characters, and without regard to case and spacing. */
const visibleName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
