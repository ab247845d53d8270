import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditService } from './audit.service.ts';

/** The audit log: who signed in, changed accounts, exported or merged leads. */
@Module({ controllers: [AuditController], providers: [AuditService] })
export class AuditModule {}
