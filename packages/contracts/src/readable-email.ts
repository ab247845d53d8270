/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';
import { withAsciiDomain } from './email-address.ts';

/** Returns the address as people read it, e.g. `ada@müller.example` for `ada@xn--mller-kva.example`. */
export function readableEmail(address: string): string {
  try {
    const at = address.lastIndexOf('@') + 1;
    const readable = address.slice(0, at) + punycode.toUnicode(address.slice(at));
    // Text that does not lead back to the same domain, e.g. with invisible characters, could show another one.
    return withAsciiDomain(readable) === withAsciiDomain(address) ? readable : address;
  } catch {
    return address;
  }
}
