import { Secret } from '../../platform/http/field.decorators.ts';

export const wrongCode = 'This code is wrong or was used before';

export const Code = () => Secret({ max: 50, missing: 'Please enter the code', wrong: wrongCode });

export class SecondFactorCodeDto {
  /** Of the authenticator app; at sign-in also a recovery code. */
  @Code() code!: string;
}

export class SecondFactorDto {
  isOn!: boolean;
  /** Whether an authenticator app is set up. */
  hasApp!: boolean;
  recoveryCodesLeft!: number;
}

export class TotpSetupDto {
  /** To type into an app that cannot scan. */
  secret!: string;
  /**
   * To show as a QR code.
   * @example otpauth://totp/…
   */
  uri!: string;
}

export class RecoveryCodesDto {
  /** Shown once. Each works once. Empty if there are some already. */
  codes!: string[];
}
