import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { ReleaseEvents } from './release-events.service.ts';

/** Tells managers and teams what the publisher did by itself. */
@Module({ imports: [NotificationsModule], providers: [ReleaseEvents], exports: [ReleaseEvents] })
export class ReleaseEventsModule {}
