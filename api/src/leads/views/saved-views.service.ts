import { ConflictException, Injectable } from '@nestjs/common';
import { viewNameTaken } from '@portal/contracts/saved-view';
import { DataSource } from 'typeorm';
import type { NewSavedViewDto, SavedViewDto } from './saved-view.dto.ts';

const maxViews = 50;

@Injectable()
export class SavedViewsService {
  constructor(private readonly database: DataSource) {}

  list(userId: number): Promise<SavedViewDto[]> {
    return this.database.query(
      `select id, name, query from saved_views where user_id = $1 order by lower(name), id limit ${maxViews}`,
      [userId],
    );
  }

  /** Throws 409 if the user has a view with this name, unless it is to be replaced. */
  async save(userId: number, { name, query, replace = false }: NewSavedViewDto): Promise<SavedViewDto> {
    return this.database.transaction(async (manager) => {
      // Serializes concurrent saves, which could exceed the limit or have the same name otherwise.
      await manager.query('select from users where id = $1 for update', [userId]);
      const views: SavedViewDto[] = await manager.query(
        'select id, name, query from saved_views where user_id = $1 order by id',
        [userId],
      );
      // The exact name first: earlier versions have stored names that differ in case only.
      const same =
        views.find((view) => view.name === name) ?? views.find((view) => visibleName(view.name) === visibleName(name));
      if (same && !replace) throw new ConflictException(viewNameTaken);
      if (!same && views.length >= maxViews)
        throw new ConflictException(`You have ${maxViews} saved views. Please delete one first.`);
      const [view]: SavedViewDto[] = await manager.query(
        same
          ? `with changed as (update saved_views set name = $2, query = $3 where id = $1 returning id, name, query)
             select * from changed`
          : 'insert into saved_views (user_id, name, query) values ($1, $2, $3) returning id, name, query',
        [same?.id ?? userId, name, query],
      );
      if (!view) throw new Error('The view was not stored.');
      return view;
    });
  }

  async delete(userId: number, id: number): Promise<void> {
    await this.database.query('delete from saved_views where id = $1 and user_id = $2', [id, userId]);
  }
}

/** Returns what people see of a name, for comparisons: without invisible characters, and without regard to case and spacing. */
const visibleName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
