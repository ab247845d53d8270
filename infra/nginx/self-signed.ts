import { join } from 'node:path';
import { execa } from 'execa';

/** Writes `tls.crt` and `tls.key` into a folder: a certificate of a host that is its own authority. */
export async function writeSelfSigned(folder: string, host: string) {
  await execa('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
    ...['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')],
  ]);
}
