import { Injectable } from '@nestjs/common';
import { TooManyRequestsException } from '../../platform/http/problem.ts';
import { type AttemptBucket, AttemptDelay } from '../../platform/rate-limit/attempt-delay.ts';
import { DeviceCookies } from './device-cookies.service.ts';
import { FailedSignIns } from './failed-sign-ins.service.ts';

export interface SignInClient {
  network: string;
  deviceToken: string | undefined;
}

/** What is verified: a code is entered after the password only. */
type Secret = 'password' | 'code' | 'passkey';

interface Attempt {
  /** Forgives the failures of this client. */
  succeed(): Promise<void>;
}

/** The progressive delay of wrong passwords, codes and passkeys, at sign-in and wherever they are asked for again. */
@Injectable()
export class SignInDelay {
  constructor(
    private readonly failures: FailedSignIns,
    private readonly delay: AttemptDelay,
    private readonly deviceCookies: DeviceCookies,
  ) {}

  /** Counts an attempt as failed until it succeeds. Throws 429 during a delay. `email` is empty for an unknown passkey. */
  async begin(secret: Secret, email: string, client: SignInClient): Promise<Attempt> {
    const deviceId = email.includes('\0') ? undefined : await this.deviceCookies.idOf(client.deviceToken, email);
    const { buckets, forgiven } = bucketsOf(secret, email, client, deviceId);
    const rejection = await this.delay.begin(buckets);
    if (!rejection) return { succeed: () => this.delay.succeed(buckets, forgiven) };

    const { purpose, isFirst, retryAfterSeconds } = rejection;
    // Once per delay, so that rejected attempts cannot fill the log.
    if (isFirst)
      await this.failures.record({ kind: 'sign-in-blocked', network: client.network, data: { limit: purpose } });
    throw new TooManyRequestsException(
      `Too many sign-in attempts. Please try again in ${duration(retryAfterSeconds)}.`,
      retryAfterSeconds,
    );
  }
}

/**
 * A browser with a device cookie of the account has its own bucket, so that guessing elsewhere does not lock its user out; all
 * of them together have another one. Other clients share those of the account and the network. They allow more failures, because
 * colleagues share a network, and because a stranger should not easily delay the owner in a new browser. A success resets the
 * failures of this client with this account.
 *
 * A code is checked only after a correct password, so its delay is counted per account, whatever the browser, and a success of the
 * owner does not start it anew. Passkeys cannot be guessed: strangers must not delay their owner at all.
 */
function bucketsOf(
  secret: Secret,
  email: string,
  { network }: SignInClient,
  deviceId: string | undefined,
): { buckets: AttemptBucket[]; forgiven?: AttemptBucket } {
  if (secret === 'code') return { buckets: [{ purpose: 'code by account', key: email, freeFailures: 5 }] };
  const own: AttemptBucket = deviceId
    ? { purpose: `${secret} by device cookie`, key: deviceId, freeFailures: 5 }
    : secret === 'passkey'
      ? { purpose: 'passkey by client', key: network, freeFailures: 30 }
      : { purpose: 'password by client and account', key: `${network} ${email}`, freeFailures: 5 };
  if (secret === 'passkey') return { buckets: [own], forgiven: own };
  const shared: AttemptBucket[] = deviceId
    ? [{ purpose: 'password by device cookies of account', key: email, freeFailures: 30 }]
    : [
        { purpose: 'password by client', key: network, freeFailures: 30 },
        { purpose: 'password by account', key: email, freeFailures: 30 },
      ];
  return { buckets: [own, ...shared], forgiven: own };
}

function duration(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
