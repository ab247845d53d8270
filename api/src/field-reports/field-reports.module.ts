import { Module } from '@nestjs/common';
import { FieldReportsController } from './field-reports.controller.ts';
import { FieldReports } from './field-reports.service.ts';

/** Counts what browsers report about releases, for the publisher and the release screen. */
@Module({ controllers: [FieldReportsController], providers: [FieldReports], exports: [FieldReports] })
export class FieldReportsModule {}
