import { createHash } from 'node:crypto';

/** Of the rules below. Another version has other digests, so mails that were stored before would be stored again. */
const version = 2;
const maxHeaderBytes = 256 * 1024;

/**
 * Identifies a raw mail by Message-ID, Date, From and the size of its body, and a mail without one of these by all of its bytes. Nothing is
 * parsed, so another version of a library changes nothing. Takes the mail in parts.
 */
export class MailIdentity {
  private header = Buffer.alloc(0);
  private headerSize: number | undefined;
  private size = 0;

  add(bytes: Uint8Array): void {
    this.size += bytes.length;
    if (this.headerSize !== undefined) return;
    this.header = Buffer.concat([this.header, bytes]);
    const end = /\r?\n\r?\n/.exec(this.header.subarray(0, maxHeaderBytes).toString('latin1'));
    if (end) this.headerSize = end.index + end[0].length;
    else if (this.header.length > maxHeaderBytes) this.headerSize = maxHeaderBytes;
  }

  /** @param file the digest of all bytes */
  digest(file: Buffer): Buffer {
    const size = this.headerSize ?? this.header.length;
    const fields = this.header
      .subarray(0, size)
      .toString('latin1')
      .split(/\r?\n(?![ \t])/);
    const values = ['message-id', 'date', 'from'].map((name) => {
      const field = fields.find((one) => /^[^:\s]*/.exec(one)?.[0].toLowerCase() === name) ?? '';
      return field
        .replace(/\s+/g, ' ')
        .trim()
        .slice(name.length + 1);
    });
    if (values.some((value) => value.trim() === '')) return file;
    return createHash('sha256')
      .update(`${version}\n${JSON.stringify(values)}\n${this.size - size}`)
      .digest();
  }
}
