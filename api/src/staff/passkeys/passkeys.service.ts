import { createHash } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Request, Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { Env } from '../../platform/env/env.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { queueAccountMail } from '../accounts/account-mail.ts';
import { Passkey } from '../accounts/passkey.entity.ts';
import { addFactor, endOtherSessions, lockAccount, removeFactor } from '../accounts/second-factor-state.ts';
import { browserName } from '../auth/browser-name.ts';
import type { StaffMember } from '../auth/current-staff.decorator.ts';
import { authenticatorName } from './authenticator-names.ts';
import type { PasskeyAssertionDto, PasskeyAttestationDto } from './passkey.dto.ts';
import { challengeLifetime, PasskeyChallenges } from './passkey-challenges.service.ts';
import { PasskeyRejected } from './passkey-rejected.ts';

const maxPasskeys = 20;
/** What all browsers support, and Node verifies in every version. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Passkeys (WebAuthn): discoverable credentials that verify their user, so they replace both the password and the code. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly challenges: PasskeyChallenges,
  ) {}

  list(userId: number): Promise<Passkey[]> {
    return this.database.getRepository(Passkey).find({ where: { userId }, order: { createdAt: 'asc', id: 'asc' } });
  }

  async registrationOptions(
    { userId, email, name }: StaffMember,
    request: Request,
    response: Response,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const passkeys = await this.list(userId);
    assertRoom(passkeys.length);
    return generateRegistrationOptions({
      rpName: `${this.env.company.name} lead desk`,
      rpID: this.rpId,
      userID: userHandle(userId),
      userName: email,
      userDisplayName: name,
      challenge: await this.challenges.create('registration', userId, request, response),
      timeout: challengeLifetime,
      attestationType: 'none',
      excludeCredentials: passkeys.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs,
    });
  }

  /** Adds a passkey. Returns recovery codes with it if it is the first second factor. */
  async register(
    staff: StaffMember,
    attestation: PasskeyAttestationDto,
    request: Request,
  ): Promise<{ passkey: Passkey; recoveryCodes: string[] }> {
    const { userId } = staff;
    const { aaguid, credential } = await this.verifyAttestation(userId, attestation, request).catch((error) => {
      throw new ValidationFailedException({ passkey: PasskeyRejected.of(error).message });
    });
    const name = authenticatorName(aaguid) ?? browserName(request.get('user-agent') ?? '');
    return this.database.transaction(async (manager) => {
      await lockAccount(manager, userId);
      assertRoom(await manager.countBy(Passkey, { userId }));
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(Passkey)
        .values({
          userId,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: attestation.response.transports ?? [],
          name,
        })
        .orIgnore()
        .returning('id')
        .execute();
      if (raw.length === 0) throw new ConflictException('This passkey is registered already.');
      const recoveryCodes = await addFactor(manager, userId);
      await queueAccountMail(manager, this.env, 'second-factor-changed', { userId, change: 'passkey-added' });
      await recordAudit(manager, { kind: 'passkey-added', actor: staff, subject: staff, data: { name } });
      await endOtherSessions(manager, staff);
      return { passkey: await manager.findOneByOrFail(Passkey, { id: raw[0].id }), recoveryCodes };
    });
  }

  async rename(staff: StaffMember, id: number, name: string): Promise<Passkey> {
    return this.database.transaction(async (manager) => {
      const passkey = await find(manager, staff.userId, id);
      if (passkey.name === name) return passkey;
      await manager.update(Passkey, { id }, { name });
      const data = { from: passkey.name, to: name };
      await recordAudit(manager, { kind: 'passkey-renamed', actor: staff, subject: staff, data });
      return { ...passkey, name };
    });
  }

  /** Removes a passkey, unless it is the last second factor of a manager who has to have one. */
  async remove(staff: StaffMember, id: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const account = await lockAccount(manager, staff.userId);
      const { name } = await find(manager, staff.userId, id);
      await manager.delete(Passkey, { id });
      await removeFactor(manager, account, this.env.secondFactor);
      const { userId } = staff;
      await queueAccountMail(manager, this.env, 'second-factor-changed', { userId, change: 'passkey-removed' });
      await recordAudit(manager, { kind: 'passkey-removed', actor: staff, subject: staff, data: { name } });
      await endOtherSessions(manager, staff);
    });
  }

  /** Options for signing in with any passkey of this site or, with a user, for confirming their identity. */
  async requestOptions(
    userId: number | null,
    request: Request,
    response: Response,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: this.rpId,
      challenge: await this.challenges.create('sign-in', userId, request, response),
      timeout: challengeLifetime,
      userVerification: 'required',
      ...(userId !== null && { allowCredentials: (await this.list(userId)).map(descriptorOf) }),
    });
  }

  /** Throws `PasskeyRejected` if the assertion was not signed by the passkey for this site, by its verified owner. */
  async verifyAssertion(
    passkey: Passkey,
    { id, response }: PasskeyAssertionDto,
    challenge: string,
  ): Promise<{ newCounter: number }> {
    assertOwnPage(response.clientDataJSON);
    if (response.userHandle && !Buffer.from(response.userHandle, 'base64url').equals(userHandle(passkey.userId)))
      throw new PasskeyRejected('wrong account');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      // The counter is compared with the signature verified, and where concurrent requests cannot both pass: `countUse`.
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
    if (!verified) throw new PasskeyRejected('wrong signature');
    return authenticationInfo;
  }

  private async verifyAttestation(userId: number, { id, response }: PasskeyAttestationDto, request: Request) {
    const consumed = await this.challenges.consume('registration', response.clientDataJSON, request);
    if (consumed.userId !== userId) throw new PasskeyRejected('wrong account');
    assertOwnPage(response.clientDataJSON);
    const { attestationObject, clientDataJSON } = response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { attestationObject, clientDataJSON },
        clientExtensionResults: {},
      },
      expectedChallenge: consumed.challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      supportedAlgorithmIDs,
    });
    if (!verified || registrationInfo.credential.id !== id) throw new PasskeyRejected('wrong signature');
    return registrationInfo;
  }

  private get origin(): string {
    return new URL(this.env.deskUrl).origin;
  }

  /** The host of the lead desk only: pages of other hosts cannot use its passkeys. */
  private get rpId(): string {
    return new URL(this.env.deskUrl).hostname;
  }
}

/** Counts a use. Throws `PasskeyRejected` if the passkey was removed meanwhile, or its counter is not above the last one. */
export async function countUse(manager: EntityManager, { id }: Passkey, newCounter: number): Promise<void> {
  const [, updated]: [unknown, number] = await manager.query(
    `update staff_passkeys set counter = $2, last_used_at = now()
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, newCounter],
  );
  if (updated === 1) return;
  throw new PasskeyRejected((await manager.existsBy(Passkey, { id })) ? 'counter went back' : 'unknown passkey');
}

/** What devices store as the user's id: the same for all passkeys of an account, and nothing personal. */
const userHandle = (userId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`lead desk user ${userId}`).digest());

const descriptorOf = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });

/** The library accepts a page of ours inside a frame of another site. */
function assertOwnPage(clientData: string): void {
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientData);
  if (crossOrigin || topOrigin) throw new PasskeyRejected('wrong origin');
}

function assertRoom(count: number): void {
  if (count >= maxPasskeys) throw new ConflictException(`You can have at most ${maxPasskeys} passkeys.`);
}

async function find(manager: EntityManager, userId: number, id: number): Promise<Passkey> {
  const passkey = await manager.findOneBy(Passkey, { id, userId });
  if (!passkey) throw new NotFoundException(noSuchPasskey);
  return passkey;
}

export const noSuchPasskey = 'There is no such passkey.';
