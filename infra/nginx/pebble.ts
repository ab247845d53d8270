import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSelfSigned } from './self-signed.ts';

/** Address of its directory. A client trusts `pebbleCertificate`. */
export const pebbleDirectory = 'https://pebble:14000/dir';
export const pebbleCertificate = '/pebble/tls.crt';

/**
 * Writes configuration and certificate of Pebble, Let's Encrypt's server for tests, which runs in a container named `pebble` with the
 * folder at `/pebble`. Its certificates are always due to be renewed.
 */
export async function configurePebble(folder: string) {
  await writeSelfSigned(folder, 'pebble');
  const pebble = {
    listenAddress: '0.0.0.0:14000',
    managementListenAddress: '0.0.0.0:15000',
    certificate: pebbleCertificate,
    privateKey: '/pebble/tls.key',
    httpPort: 8080,
    tlsPort: 8443,
    certificateValidityPeriod: 86_400,
  };
  await writeFile(join(folder, 'config.json'), JSON.stringify({ pebble }));
}
