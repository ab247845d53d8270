import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a ceremony claims. Every field can be wrong in a test. */
export interface Ceremony {
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
  counter?: number;
  crossOrigin?: boolean;
  type?: string;
  userHandle?: string;
}

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

const flags = { userPresent: 0x01, userVerified: 0x04, attestedCredential: 0x40 };
const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** A passkey in memory: ES256, attestation "none" (WebAuthn Level 3). */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(32));
  private readonly key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private userHandle: string | undefined;
  counter = 0;

  constructor(
    private readonly origin = 'http://localhost:8080',
    private readonly aaguid = '00000000-0000-0000-0000-000000000000',
  ) {}

  /** Responds to `PublicKeyCredentialCreationOptionsJSON`. */
  create({ challenge, rp, user }: Options, ceremony: Ceremony = {}) {
    this.userHandle = user?.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([
      Buffer.from(this.aaguid.replaceAll('-', ''), 'hex'),
      length,
      id,
      this.publicKey(),
    ]);
    const data = Buffer.concat([
      this.authenticatorData(ceremony.rpId ?? rp?.id ?? '', ceremony, flags.attestedCredential),
      credential,
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.clientData(challenge, { type: 'webauthn.create', ...ceremony })),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Responds to `PublicKeyCredentialRequestOptionsJSON`. */
  get({ challenge, rpId = '' }: Options, ceremony: Ceremony = {}) {
    const clientData = this.clientData(challenge, { type: 'webauthn.get', ...ceremony });
    const data = this.authenticatorData(ceremony.rpId ?? rpId, ceremony);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.key.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: ceremony.userHandle ?? this.userHandle,
      },
    };
  }

  private clientData(challenge: string, { type, origin = this.origin, crossOrigin = false }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }

  private authenticatorData(
    rpId: string,
    { isUserVerified = true, counter = this.counter }: Ceremony,
    more = 0,
  ): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags.userPresent | (isUserVerified ? flags.userVerified : 0) | more);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  /** In COSE: EC2, ES256, P-256. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Encodes what WebAuthn needs of CBOR (RFC 8949). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
