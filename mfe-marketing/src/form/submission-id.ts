import { useRef } from 'react';

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Returns a UUID v4. `crypto.randomUUID` exists on pages with TLS only. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  return Array.from(bytes, hex)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The idempotency key of a submission: the same for all retries until `renew`. */
export function useSubmissionId() {
  const id = useRef<string>(undefined);

  return {
    current: () => {
      id.current ??= randomId();
      return id.current;
    },
    renew: () => {
      id.current = undefined;
    },
  };
}
