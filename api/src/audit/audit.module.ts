import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';

/** The audit log: who signed in, changed accounts, exported or merged leads. */
@Module({ controllers: [AuditController] })
export class AuditModule {}
