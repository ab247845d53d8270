import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { EventFeed } from './event-feed.ts';
import { LiveLeadsController } from './live-leads.controller.ts';
import { LiveLeads } from './live-leads.service.ts';

@Module({ imports: [SessionModule], controllers: [LiveLeadsController], providers: [EventFeed, LiveLeads] })
export class LiveModule {}
