import { Format } from '../platform/http/field.decorators.ts';

export class BackupStatusDto {
  @Format('date-time') finishedAt!: string | null;
  /** When a backup was last verified, by restoring it. */
  @Format('date-time') verifiedAt!: string | null;
  /** Why the last backup, or its verification, has failed. */
  problem!: string | null;
}

/** What managers have to know of the operation of the portal. */
export class OperationDto {
  backup!: BackupStatusDto;
  /** Sentences, the oldest problem first. */
  problems!: string[];
}
