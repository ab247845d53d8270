import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { SavedViewsController } from './saved-views.controller.ts';
import { SavedViewsService } from './saved-views.service.ts';

@Module({ imports: [SessionModule], controllers: [SavedViewsController], providers: [SavedViewsService] })
export class SavedViewsModule {}
