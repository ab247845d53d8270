import { ConflictException, Injectable } from '@nestjs/common';
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

  async save(userId: number, { name, query }: NewSavedViewDto): Promise<SavedViewDto> {
    return this.database.transaction(async (manager) => {
      // Serializes concurrent saves, which could exceed the limit otherwise.
      await manager.query('select from users where id = $1 for update', [userId]);
      const [view]: SavedViewDto[] = await manager.query(
        `insert into saved_views (user_id, name, query)
         select $1::integer, $2::text, $3
         where exists (select from saved_views where user_id = $1 and name = $2)
           or (select count(*) from saved_views where user_id = $1) < ${maxViews}
         on conflict (user_id, name) do update set query = excluded.query
         returning id, name, query`,
        [userId, name, query],
      );
      if (!view) throw new ConflictException(`You have ${maxViews} saved views. Please delete one first.`);
      return view;
    });
  }

  async delete(userId: number, id: number): Promise<void> {
    await this.database.query('delete from saved_views where id = $1 and user_id = $2', [id, userId]);
  }
}
