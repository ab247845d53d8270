import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { visitor } from '../../platform/audit/audit-actors.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { type StaffAccount, subjectOf } from '../accounts/staff-account.entity.ts';

interface FailedSignIn {
  kind?: 'sign-in-failed' | 'sign-in-blocked';
  network: string;
  account?: StaffAccount | null;
  data: object;
}

/** Events of an account, or of all unknown ones, that are recorded in an hour one by one. */
const recordedSingly = 20;
const windowSeconds = 60 * 60;

/**
 * Records failed sign-ins in the audit log. Strangers cause them, and nothing is ever removed from the log: after 20 in an hour per
 * account, and for all unknown accounts together, only the 100th, 1,000th and so on are recorded, with their number.
 */
@Injectable()
export class FailedSignIns {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async record({ kind = 'sign-in-failed', network, account, data }: FailedSignIn): Promise<void> {
    const key = account ? String(account.userId) : 'unknown';
    const { count } = await this.rateLimiter.consume({ purpose: kind, key, limit: recordedSingly, windowSeconds });
    if (count > recordedSingly && !/^100+$/.test(String(count))) return;
    await recordAudit(this.database.manager, {
      kind,
      actor: visitor(network),
      subject: account ? subjectOf(account) : undefined,
      data: { ...data, ...(count > recordedSingly && { countInHour: count }) },
    });
  }
}
