import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { SubmissionsController } from './submissions.controller.ts';
import { SubmissionsService } from './submissions.service.ts';

@Module({ imports: [SessionModule], controllers: [SubmissionsController], providers: [SubmissionsService] })
export class SubmissionsModule {}
