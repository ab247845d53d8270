import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './cluster.ts';

/** PEM files of a PostgreSQL and its clients. */
export interface DatabaseCertificates {
  /** The certificate of the authority that signed the others. */
  authority: string;
  /** Data of the Secrets by name. */
  secrets: Record<string, { 'ca.crt': string; 'tls.crt': string; 'tls.key': string }>;
}

/** Secrets of cert-manager and CloudNativePG, with the subject of each certificate and its further options. */
const subjects = {
  'database-api': ['portal_api'],
  'database-migrate': ['portal'],
  'database-server': ['database', '-addext', 'subjectAltName=DNS:database-rw.portal'],
};

/** Creates certificates that are valid for two days, in a folder. */
export async function createDatabaseCertificates(folder: string): Promise<DatabaseCertificates> {
  const create = async (name: string, [subject, ...options]: string[]) => {
    const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
    const files = ['-keyout', key, '-out', cert];
    await run('openssl', [
      'req',
      '-x509',
      ...curve,
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${subject}`,
      ...files,
      ...options,
    ]);
    return { 'tls.crt': await readFile(cert, 'utf8'), 'tls.key': await readFile(key, 'utf8') };
  };
  const { 'tls.crt': authority } = await create('authority', ['authority']);
  const signed = ['-CA', join(folder, 'authority.crt'), '-CAkey', join(folder, 'authority.key')];
  const secrets: DatabaseCertificates['secrets'] = {};
  for (const [name, subject] of Object.entries(subjects))
    secrets[name] = {
      'ca.crt': authority,
      ...(await create(name, [...subject, ...signed, '-addext', 'basicConstraints=critical,CA:FALSE'])),
    };
  return { authority, secrets };
}
