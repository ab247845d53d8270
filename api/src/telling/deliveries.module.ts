import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { DeliveriesController } from './deliveries.controller.ts';
import { Deliveries } from './deliveries.service.ts';
import { TellingModule } from './telling.module.ts';

/** What staff see of who was told. Apart from the telling itself, which the session's own mail needs too. */
@Module({ imports: [SessionModule, TellingModule], controllers: [DeliveriesController], providers: [Deliveries] })
export class DeliveriesModule {}
