import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installationsFolder, settingsFile } from './installation.ts';

/** Defaults of all settings by name, as docs/configuration.md shows them. */
export type Settings = Record<string, string>;

const read = (file: string): Settings => JSON.parse(readFileSync(file, 'utf8'));

/** Returns a sentence for each earlier version: which settings are new, gone or have another default now. */
export const describeSettings = (env: NodeJS.ProcessEnv): string[] =>
  readdirSync(installationsFolder).map((version) => {
    const changes = compareSettings(read(join(installationsFolder, version, 'settings.json')), read(settingsFile), env);
    return `Settings that changed since ${version}: ${changes.join('; ') || 'none'}.`;
  });

export function compareSettings(before: Settings, after: Settings, env: NodeJS.ProcessEnv): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (old === now) return [];
    if (now === undefined) return [`${name} is gone${env[name] ? ', and set here' : ''}`];
    return [old === undefined ? `${name} is new: ${now}` : `${name} is ${now} unless set, was ${old}`];
  });
}
