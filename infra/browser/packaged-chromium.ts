import { hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromiumFolder } from '../../shell/publisher/browser/find-chromium.ts';
import { run } from '../processes/run.ts';

/** Contains Chromium's headless shell for Linux on x64 with the libraries that a small system lacks. */
const PACKAGE = '@sparticuz/chromium@153.0.0';
const TIME_LIMIT_MS = 10 * 60_000;
const INTEGRITY = 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
const folder = chromiumFolder;

export const isPackageSupported = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/** Uses the package's font only where the system has no fontconfig. */
const LAUNCHER = `#!/bin/sh
folder=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$folder/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$folder/fonts.conf"
exec "$folder/headless-shell" "$@"
`;

const FONT_CONFIG = `<?xml version="1.0"?>
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

/** Downloads, verifies and unpacks the package: 211 MB. Resolves to the problem when it fails. */
export async function downloadChromium(report: (sentence: string) => void): Promise<string | undefined> {
  report('Downloading a Chromium (70 MB) …');
  await mkdir(dirname(folder), { recursive: true });
  await removeUnfinished();
  const temporary = await mkdtemp(`${folder}-`);
  try {
    const packed = await run('npm', ['pack', '--silent', PACKAGE], { cwd: temporary, timeout: TIME_LIMIT_MS });
    if (packed.code !== 0) return packed.output;
    const archive = packed.output.trim().split('\n').at(-1) ?? '';
    if (`sha512-${hash('sha512', await readFile(join(temporary, archive)), 'base64')}` !== INTEGRITY)
      return `${PACKAGE} is not the package that this version of the portal expects.`;
    report('Unpacking Chromium …');
    await unpack(temporary, archive);
    await decompress(join(temporary, 'package/bin/chromium.br'), join(temporary, 'headless-shell'));
    await chmod(join(temporary, 'headless-shell'), 0o755);
    for (const name of ['al2023', 'fonts', 'swiftshader']) {
      await decompress(join(temporary, `package/bin/${name}.tar.br`), join(temporary, `${name}.tar`));
      await unpack(temporary, `${name}.tar`);
      await rm(join(temporary, `${name}.tar`));
    }
    await writeFile(join(temporary, 'fonts.conf'), FONT_CONFIG);
    await writeFile(join(temporary, 'chromium'), LAUNCHER, { mode: 0o755 });
    await Promise.all(['package', archive].map((path) => rm(join(temporary, path), { recursive: true })));
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Deletes what a download that was killed has left. */
async function removeUnfinished(): Promise<void> {
  const { dir, base } = parse(folder);
  for (const name of await readdir(dir)) {
    const { mtimeMs } = name.startsWith(`${base}-`) ? await stat(join(dir, name)) : { mtimeMs: Date.now() };
    if (mtimeMs < Date.now() - TIME_LIMIT_MS) await rm(join(dir, name), { recursive: true, force: true });
  }
}

async function unpack(cwd: string, archive: string): Promise<void> {
  const { code, output } = await run('tar', ['-xf', archive], { cwd });
  if (code !== 0) throw new Error(output);
}

const decompress = (from: string, to: string) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
