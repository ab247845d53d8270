import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the parameters that all authenticator apps support. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/**
 * The code of the step before is accepted too, as RFC 6238 recommends: typing takes time, and clocks differ. So a code is valid for
 * at most 60 seconds, not for the 30 of ASVS 6.5.5.
 */
const stepsBack = 1;

/** Returns a new secret of 160 bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the `otpauth:` URI that authenticator apps read from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...parameters, issuer, label, secret }).toString();

/** Returns the time step of a valid code, or undefined. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = new TOTP({ ...parameters, secret }).validate({ token: code, timestamp: now, window: stepsBack });
  return delta === null || delta > 0 ? undefined : Math.floor(now / 1000 / parameters.period) + delta;
}
