import { readFileSync, writeFileSync } from 'node:fs';
import type { moduleFederationPlugin } from '@module-federation/sdk';

/** 1 January 1980, the earliest date of the format. */
const firstDate = 0x0021_0000;

/**
 * Sets the modification time of all entries of a ZIP archive to a constant. The version of a release is a digest of its
 * files, so the same types must give the same file. Offsets: APPNOTE.TXT 4.3.7, 4.3.12 and 4.3.16.
 */
export function clearModificationTimes(zip: Buffer): Buffer {
  const end = zip.lastIndexOf('PK\u0005\u0006');
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    zip.writeUInt32LE(firstDate, entry + 12);
    zip.writeUInt32LE(firstDate, zip.readUInt32LE(entry + 42) + 10);
    entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
  return zip;
}

/** Types of a remote's exposed modules: `@mf-types.zip` and `@mf-types.d.ts` of its release, which Module Federation's hosts read. */
export const remoteTypes: moduleFederationPlugin.PluginDtsOptions = {
  generateTypes: {
    generateAPITypes: true,
    abortOnError: true,
    afterGenerate: ({ zipTypesPath }) => {
      if (zipTypesPath) writeFileSync(zipTypesPath, clearModificationTimes(readFileSync(zipTypesPath)));
    },
  },
  consumeTypes: false,
};
