import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';

/** Address of its directory. A client trusts `cert.pem`. */
export const pebbleDirectory = 'https://pebble:14000/dir';

/**
 * Writes configuration and certificate of Pebble, Let's Encrypt's server for tests, which runs in a container named `pebble` with the
 * folder at `/pebble`. Its certificates are always due to be renewed.
 */
export async function configurePebble(folder: string) {
  await execa('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=pebble', '-addext', 'subjectAltName=DNS:pebble'],
    ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
  ]);
  const pebble = {
    listenAddress: '0.0.0.0:14000',
    managementListenAddress: '0.0.0.0:15000',
    certificate: '/pebble/cert.pem',
    privateKey: '/pebble/key.pem',
    httpPort: 8080,
    tlsPort: 8443,
    certificateValidityPeriod: 86_400,
  };
  await writeFile(join(folder, 'config.json'), JSON.stringify({ pebble }));
}
