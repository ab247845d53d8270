import { fromBER, ObjectIdentifier, OctetString } from 'asn1js';

const signedData = '1.2.840.113549.1.7.2';
/** Of a mail, not of a certificate: a chain of signers has some hundred. */
const limits = { maxDepth: 20, maxNodes: 10_000 };

interface Block {
  valueBlock: { value?: unknown };
}

/**
 * Returns the mail in a signature that contains it (S/MIME `signed-data`, RFC 5652), or undefined if it is encrypted or cannot be read.
 * The signature is not verified: the server of the mailbox says who sent a mail.
 */
export function signedContent(bytes: Uint8Array): Uint8Array | undefined {
  try {
    const [type, content] = childrenOf(fromBER(bytes, limits).result);
    if (!(type instanceof ObjectIdentifier) || type.getValue() !== signedData) return undefined;
    const [, , encapsulated] = childrenOf(childrenOf(content)[0]);
    const [octets] = childrenOf(childrenOf(encapsulated)[1]);
    return octets instanceof OctetString ? new Uint8Array(octets.getValue()) : undefined;
  } catch {
    return undefined;
  }
}

function childrenOf(block: unknown): unknown[] {
  const value = (block as Block | undefined)?.valueBlock.value;
  return Array.isArray(value) ? value : [];
}
