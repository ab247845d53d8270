import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module.ts';
import { ReceivingModule } from '../mail/receiving/receiving.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { OperationChecks } from './operation-checks.service.ts';

/** What managers and operators have to know: backups, disk, certificates, mail, journal. */
@Module({
  imports: [IntakeModule, NotificationsModule, ReceivingModule],
  providers: [OperationChecks],
  exports: [OperationChecks],
})
export class OperationModule {}
