import { Module } from '@nestjs/common';
import { Jobs } from './jobs.service.ts';

/** Who has to know of a lead is told, also when that takes several tries. */
@Module({ providers: [Jobs], exports: [Jobs] })
export class TellingModule {}
