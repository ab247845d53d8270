/** Why a passkey is rejected: the reason in the audit log, and the message to the user. */
const messages = {
  'expired challenge': 'This request has expired or was used before. Please try again.',
  'unknown passkey': 'This passkey is not registered here. It may have been removed.',
  'wrong account': 'This passkey belongs to another account.',
  'wrong origin': 'This passkey was used on another website.',
  'wrong site': 'This passkey is for another website.',
  'no user verification': 'Your device did not verify you. Unlock it with your fingerprint, face or PIN.',
  'wrong signature': 'This passkey could not be verified.',
  'counter went back':
    'This passkey may have been copied and is rejected. Sign in another way, remove the passkey and add a new one.',
} as const;

type RejectionReason = keyof typeof messages;

export class PasskeyRejected extends Error {
  override name = 'PasskeyRejected';

  readonly reason: RejectionReason;

  constructor(reason: RejectionReason) {
    super(messages[reason]);
    this.reason = reason;
  }

  /** Of an error of the WebAuthn library, which has no codes for these. */
  static of(error: unknown): PasskeyRejected {
    if (error instanceof PasskeyRejected) return error;
    const message = String(error);
    if (/origin/i.test(message)) return new PasskeyRejected('wrong origin');
    if (/RP ID/.test(message)) return new PasskeyRejected('wrong site');
    if (/user could not be verified/.test(message)) return new PasskeyRejected('no user verification');
    return new PasskeyRejected('wrong signature');
  }
}
