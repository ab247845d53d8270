import type { ImapFlowOptions } from 'imapflow';

export interface ImapSettings {
  connection: Pick<ImapFlowOptions, 'host' | 'port' | 'secure' | 'auth' | 'doSTARTTLS'>;
  folder: string;
}

/** Reads `imaps://user:password@host:993/INBOX`. A mail server on this machine may do without TLS, as that of the tests. */
export function readImapUrl(given: string): ImapSettings {
  const url = new URL(given);
  const secure = url.protocol === 'imaps:';
  const isThisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
  return {
    connection: {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 993 : 143),
      secure,
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      ...(!secure && !isThisMachine && { doSTARTTLS: true }),
    },
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
}
