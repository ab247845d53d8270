import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandResult, HistoryEntry, ReleaseStatus, Verdict } from '@portal/contracts/release-status';
import type { Release } from '@portal/release/manifest';
import { type PublishedFile, publish } from '@portal/release/publish';
import { parseSignedText, publicKeyOf, signText } from '@portal/release/signature';
import type { Team } from '@portal/release/teams';
import type { Command } from '../commands/command.ts';
import { runCommand } from '../commands/run-command.ts';
import { readEnv } from '../platform/env.ts';
import { log } from '../platform/log.ts';
import { Publisher } from '../remote/publisher.ts';
import { type BuildInput, writeBuild } from './release-fixture.ts';
import { type RendererProcess, startRenderer } from './renderer-process.ts';
import { until } from './until.ts';

log.level = process.env.LOG_LEVEL || 'silent';

export interface PublishDraft extends BuildInput {
  file?: PublishedFile;
  /** Signing key. Default: that of the remote's team. `undefined` does not sign. */
  key?: KeyObject | undefined;
  /** Changes the manifest before it is signed. */
  change?: (release: Release) => void;
  /** Changes the text of the signed file. */
  rewrite?: (json: string) => string;
  /** Changes the published files. The folder is that of the version. */
  damage?: (folder: string) => Promise<void>;
  /** Writes another build than the small one to a folder. */
  build?: (folder: string) => Promise<unknown>;
  /** Rules that the team acknowledges. */
  acknowledged?: string[];
}

export type TeamDraft = Pick<Team, 'name' | 'classPrefix' | 'prefixes'> & Partial<Team>;

export const teams: TeamDraft[] = [
  { name: 'marketing', classPrefix: 'm', prefixes: ['/', '/services', '/partners', '/about', '/contact'] },
  { name: 'locations', classPrefix: 'l', prefixes: ['/austin', '/san-antonio'] },
  { name: 'admin', classPrefix: 'a', prefixes: ['/admin'], access: 'staff' },
];

export const newKey = () => generateKeyPairSync('ed25519').privateKey;

export interface FixtureOptions {
  /** Address of the renderer. Without it, the fixture has one of its own. */
  renderer?: string | undefined;
  teams?: TeamDraft[];
  /** Environment variables of the publisher. */
  env?: NodeJS.ProcessEnv;
}

/** A publisher in this process, with one folder for all its files. */
export class PublisherFixture {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly keys = new Map<string, KeyObject>();
  private renderer: RendererProcess | undefined;
  private started: Publisher | undefined;
  private staged = 0;

  private constructor(folder: string, { renderer, env }: FixtureOptions) {
    this.folder = folder;
    this.env = {
      SITE_URL: 'https://portal.example',
      DATA_DIR: join(folder, 'data'),
      TEAMS_FILE: join(folder, 'teams.json'),
      RELEASES_FROM: join(folder, 'sources', '{name}'),
      RENDERER: renderer,
      BROWSER_CHECKS: 'off',
      COMPRESSION: 'fast',
      IMAGE_CACHE_DIR: process.env.IMAGE_CACHE_DIR,
      RELEASE_POLL_MS: '20',
      ...env,
    };
  }

  /** Writes teams.json with a key for every team. Does not start the publisher. */
  static async create(options: FixtureOptions = {}): Promise<PublisherFixture> {
    const fixture = new PublisherFixture(await mkdtemp(join(tmpdir(), 'portal-publisher-')), options);
    if (!options.renderer) {
      fixture.renderer = await startRenderer();
      fixture.env.RENDERER = fixture.renderer.address;
    }
    await fixture.writeTeams(options.teams ?? teams);
    return fixture;
  }

  static async start(options?: FixtureOptions): Promise<PublisherFixture> {
    const fixture = await PublisherFixture.create(options);
    await fixture.start();
    return fixture;
  }

  get publisher(): Publisher {
    if (!this.started) throw new Error('The publisher is not running.');
    return this.started;
  }

  /** Resolves when the shell is published and every source was read. */
  async start() {
    await this.begin();
    await until('the publisher is ready', () => this.publisher.isReady);
  }

  async begin() {
    await mkdir(this.env.DATA_DIR ?? '', { recursive: true });
    this.started = new Publisher(readEnv(this.env));
    await this.started.start();
  }

  /** Turns on the checks in a browser, and lets every page pass them without one. */
  passBrowserChecks() {
    const report = { isCheckedInBrowser: true, violations: [], notes: [], screenshots: [] };
    this.publisher.env.hasBrowserChecks = true;
    Object.assign(this.publisher.renderer, {
      check: async () => report,
      facts: async () => ({ hasBrowser: true, borders: [] }),
    });
  }

  async stop() {
    await this.started?.stop();
    this.started = undefined;
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  /** Stops the publisher and its renderer, and deletes the folder. */
  async remove() {
    await this.stop();
    await this.renderer?.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  async writeTeams(list: TeamDraft[]) {
    const listed = list.map((team) => {
      const key = this.keys.get(team.name) ?? newKey();
      this.keys.set(team.name, key);
      return { publicKeys: [publicKeyOf(key)], ...team };
    });
    await replaceFile(join(this.folder, 'teams.json'), JSON.stringify({ teams: listed }));
  }

  sourceOf = (name: string) => join(this.folder, 'sources', name);
  path = (...parts: string[]) => join(this.folder, ...parts);
  site = (...parts: string[]) => this.path('data', 'site', ...parts);

  /** Publishes a small release in a folder, by default its team's source. Writes the manifest last and atomically. */
  async publish(draft: PublishDraft = {}, source = this.sourceOf(draft.name ?? 'locations')): Promise<Release> {
    const { name: remote = 'locations', file = 'release.json', change, rewrite, damage, acknowledged } = draft;
    this.staged += 1;
    const build = this.path(`${this.staged}-build`);
    const staging = this.path(`${this.staged}-published`);
    await (draft.build?.(build) ?? writeBuild(build, draft));
    const key = 'key' in draft ? draft.key : this.keys.get(remote);
    let release = publish(build, { remote, source: staging, key, file, acknowledged });
    const folder = join(staging, release.version);
    let json = await readFile(join(staging, file), 'utf8');
    if (change) {
      release = JSON.parse(parseSignedText(json)?.text ?? '');
      change(release);
      const text = JSON.stringify(release);
      json = key ? signText('release', text, key) : JSON.stringify({ text });
    }
    await damage?.(folder);
    await cp(folder, join(source, release.version), { recursive: true, force: false });
    await replaceFile(join(source, file), rewrite ? rewrite(json) : json);
    for (const folder of [build, staging]) await rm(folder, { recursive: true });
    return release;
  }

  /** Publishes a release and waits until it is live. */
  async publishLive(draft: PublishDraft = {}, seconds?: number): Promise<Release> {
    const release = await this.publish(draft);
    const name = draft.name ?? 'locations';
    await until(
      `${name} ${release.version} is live`,
      () => {
        const { verdict, live, checking } = this.status(name);
        if (verdict?.version === release.version && verdict.violations.length > 0)
          throw new Error(`rejected: ${JSON.stringify(verdict.violations)}`);
        return live === release.version && verdict?.version === release.version && !checking;
      },
      seconds,
    );
    return release;
  }

  /** Publishes a release and waits until it is rejected. */
  async publishRejected(draft: PublishDraft): Promise<Verdict> {
    const before = this.history(draft.name ?? 'locations').at(-1)?.number ?? 0;
    const { version } = await this.publish(draft);
    return this.verdictAfter(draft.name ?? 'locations', before, version);
  }

  /** Waits for the publisher's decision after an entry of the history and returns it. Throws when the release was published. */
  verdictAfter(name: string, entry: number, version: string): Promise<Verdict> {
    return until(`${name} ${version} is rejected`, () => {
      const decision = this.history(name).find(({ number, type }) => number > entry && decisions.includes(type));
      if (decision?.type === 'published') throw new Error(`${version} was published`);
      const { verdict } = this.status(name);
      const isOfDecision = JSON.stringify(verdict?.violations) === JSON.stringify(decision?.violations);
      return decision && isOfDecision ? verdict : undefined;
    });
  }

  status(name = 'locations'): ReleaseStatus {
    const status = this.publisher.status().find((one) => one.name === name);
    if (!status) throw new Error(`There is no remote ${name}.`);
    return status;
  }

  history = (name = 'locations'): HistoryEntry[] => this.status(name).history;

  /** Executes a command as an operator. */
  command = (type: Command['type'], more: Partial<Command> = {}): Promise<CommandResult> =>
    runCommand(this.publisher, { type, remote: 'locations', actor: 'operator ada@test', ...more });

  /** Resolves to the text of a file of the live build. */
  read = (path: string) => readFile(this.site('current', path), 'utf8');

  /** Resolves to the first heading of a live page, or `undefined` when the page does not exist. */
  async heading(path = '/austin'): Promise<string | undefined> {
    const html = await this.read(path === '/' ? 'index.html' : `${path.slice(1)}.html`).catch(() => '');
    return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
  }

  siteJson = async () => JSON.parse(await this.read('site.json'));
}

const decisions = ['published', 'rejected'];

export { until };

async function replaceFile(file: string, content: string) {
  await writeFile(`${file}.next`, content);
  await rename(`${file}.next`, file);
}
