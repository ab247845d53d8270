import type { Site } from '@portal/contracts/site';
import type { Rule } from '../release/violations.ts';

/** Input of `render-child.js` on stdin. Folders are absolute paths. */
export interface ChildJob {
  shell: string;
  remote?: { folder: string; version: string };
  paths: string[];
  site: Site;
}

/** Output of `render-child.js` on file descriptor 3, one JSON value per line. Pages and failures are in the order of `paths`. */
export type ChildMessage =
  | { type: 'loaded' }
  | { type: 'page'; path: string; head: string; body: string }
  | { type: 'failed'; path: string; rule: Rule; message: string }
  /** Loading failed, or an error was thrown outside rendering. The program ends. */
  | { type: 'fatal'; rule: Rule; message: string }
  /** A permission was denied, also when release code caught the error. */
  | { type: 'denied'; permission: string; resource: string };

const fields: Record<ChildMessage['type'], string[]> = {
  loaded: [],
  page: ['path', 'head', 'body'],
  failed: ['path', 'rule', 'message'],
  fatal: ['rule', 'message'],
  denied: ['permission', 'resource'],
};
const rules = ['render', 'memory', 'permission'];

/** Returns the message, or `undefined` for another value: release code can write to the same pipe. */
export function parseMessage(value: unknown): ChildMessage | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const message = value as Record<string, unknown>;
  const type = String(message.type);
  if (!Object.hasOwn(fields, type)) return undefined;
  if (!fields[type as ChildMessage['type']].every((field) => typeof message[field] === 'string')) return undefined;
  if ('rule' in message && !rules.includes(String(message.rule))) return undefined;
  return message as ChildMessage;
}

const actions: Record<string, string> = {
  FileSystemRead: 'read',
  FileSystemWrite: 'write',
  Net: 'connect to',
  ChildProcess: 'start',
  WorkerThreads: 'start a worker thread',
  Inspector: 'use the inspector:',
  Builtin: 'use',
};

/** Returns the message for a denied permission: `The release may not read /etc/passwd.` */
export function deniedText({ permission, resource }: { permission: string; resource: string }): string {
  const action = actions[permission] ?? `use ${permission}`;
  return `The release may not ${[action, resource].filter(Boolean).join(' ')}.`;
}
