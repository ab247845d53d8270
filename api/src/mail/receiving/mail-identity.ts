import { createHash, type Hash } from 'node:crypto';

/** Of the rules below. Another version has other digests, so what was stored before must be found in another way. */
const version = 2;
const maxHeaderBytes = 256 * 1024;

/** Headers that servers add, so that they differ between the ways on which one mail comes. */
const traceHeaders =
  /^(received|x-received|return-path|(x-)?delivered-to|x-original-to|(x-)?envelope-(to|from)|authentication-results|received-spf|arc-[\w-]+|x-(spam|google|gm|ms|microsoft|forefront|virus|mozilla|uid|antiabuse|rspamd)[\w-]*|status|x-status)$/i;

/**
 * Identifies a raw mail by Message-ID, Date, From and the size of its body, and a mail without one of these by its bytes without trace
 * headers. Nothing is parsed, so another version of a library changes nothing. Takes the mail in parts.
 */
export class MailIdentity {
  private header: Buffer | undefined = Buffer.alloc(0);
  private readonly hash: Hash = createHash('sha256').update(`${version}\n`);
  private isComplete = false;
  private bodySize = 0;

  add(bytes: Uint8Array): void {
    if (!this.header) {
      this.addBody(bytes);
      return;
    }
    this.header = Buffer.concat([this.header, bytes]);
    const end = /\r?\n\r?\n/.exec(this.header.subarray(0, maxHeaderBytes).toString('latin1'));
    if (end) this.endHeader(end.index + end[0].length);
    else if (this.header.length > maxHeaderBytes) this.endHeader(maxHeaderBytes);
  }

  digest(): Buffer {
    if (this.header) this.endHeader(this.header.length);
    if (this.isComplete) this.hash.update(`\n${this.bodySize}`);
    return this.hash.digest();
  }

  private endHeader(end: number): void {
    const bytes = this.header ?? Buffer.alloc(0);
    this.header = undefined;
    const fields = bytes
      .subarray(0, end)
      .toString('latin1')
      .split(/\r?\n(?![ \t])/)
      .map((field) => [/^[^:\s]*/.exec(field)?.[0] ?? '', field.replace(/\s+/g, ' ').trim()] as const);
    const values = ['message-id', 'date', 'from'].map(
      (name) => fields.find(([one]) => one.toLowerCase() === name)?.[1].slice(name.length + 1) ?? '',
    );
    this.isComplete = values.every((value) => value.trim() !== '');
    this.hash.update(
      JSON.stringify(
        this.isComplete ? values : fields.filter(([name]) => !traceHeaders.test(name)).map(([, field]) => field),
      ),
    );
    this.addBody(bytes.subarray(end));
  }

  private addBody(bytes: Uint8Array): void {
    this.bodySize += bytes.length;
    if (!this.isComplete) this.hash.update(bytes);
  }
}
