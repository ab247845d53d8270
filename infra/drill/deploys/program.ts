import { setTimeout as sleep } from 'node:timers/promises';
import { paint, say, seconds } from '../../local/terminal.ts';
import type { Browser } from './browser.ts';
import { type Candidate, candidates } from './candidates.ts';
import { askReleases, type Crowd, loadFile } from './crowd.ts';
import type { DeployStage } from './deploy-stage.ts';
import type { Step } from './ledger.ts';
import { summary } from './verdict.ts';

const quietMs = 8_000;
/** What a step has broken may show itself a moment after it. */
const aftermathMs = 2_000;
/** How long a killed part stays away. */
const awayMs = 2_000;
/** One would do after a change of addresses; what happens to connections in that moment is a matter of chance. */
const reloads = 10;
const patienceMs = 90_000;

/** Versions of a remote: of the release that the portal starts with, and of the one that is deployed. */
export interface RemoteReleases {
  first: string;
  next: string;
}

/** All that happens to the portal while visitors are there, one step after the other. */
export class Program {
  private readonly stage: DeployStage;
  private readonly crowd: Crowd;
  private readonly releases: Map<string, RemoteReleases>;
  /** Signed in. */
  private readonly browser: Browser;
  private readonly begun = performance.now();
  private last: Step | undefined;

  constructor(stage: DeployStage, crowd: Crowd, releases: Map<string, RemoteReleases>, browser: Browser) {
    this.stage = stage;
    this.crowd = crowd;
    this.releases = releases;
    this.browser = browser;
  }

  async run(): Promise<void> {
    await this.step('nothing happens', () => sleep(quietMs));
    for (const candidate of candidates) {
      const { remote } = candidate;
      await this.step(`${remote} is deployed`, () => this.deploy(candidate));
      await this.step(`${remote} is rolled back`, () => this.rollBack(candidate));
      await this.step(`${remote} is killed and started`, () => this.killAndStart(`mfe-${remote}`));
    }
    for (const part of ['shell', 'api']) {
      const services = await this.stage.services(part);
      for (const service of services) await this.step(`${service} is restarted`, () => this.stage.restart(service));
      for (const service of services)
        await this.step(`${service} is killed and started`, () => this.killAndStart(service));
      for (const service of services) await this.step(`${service} is replaced`, () => this.stage.replace(service));
    }
    await this.step(`nginx is reloaded ${reloads} times`, () => this.reloadNginx());
    await this.step('nothing happens any more', () => sleep(0));
  }

  /** Tells what has become of the step before, announces this one and does it. */
  private async step(name: string, act: () => Promise<unknown>): Promise<void> {
    const step = this.crowd.ledger.begin(name);
    await this.last?.settled();
    if (this.last) say(paint('dim', `${' '.repeat(10)}${summary(this.last)}`));
    this.last = step;
    say(`${seconds(performance.now() - this.begun).padStart(8)}  ${name}`);
    const outcome = await act();
    if (typeof outcome === 'string') step.outcome = outcome;
    await sleep(aftermathMs);
  }

  private async deploy(candidate: Candidate): Promise<string> {
    const command = () => this.stage.up(`mfe-${candidate.remote}`);
    return `live after ${await this.untilLive(candidate, command, 'next')}`;
  }

  private async rollBack(candidate: Candidate): Promise<string> {
    const command = () => this.stage.rollBack(candidate.remote);
    return `back after ${await this.untilLive(candidate, command, 'first')}`;
  }

  private async killAndStart(service: string): Promise<void> {
    await this.stage.kill(service);
    await sleep(awayMs);
    await this.stage.up(service);
  }

  private async reloadNginx(): Promise<void> {
    for (let times = 0; times < reloads; times += 1) await this.stage.reloadNginx();
  }

  /** Gives a command and waits until visitors are served that release: how long, from the command on. */
  private async untilLive(candidate: Candidate, command: () => Promise<void>, which: keyof RemoteReleases) {
    const version = this.releases.get(candidate.remote)?.[which] ?? '';
    const isChanged = which === 'next';
    const start = performance.now();
    const isLive = async () => (await this.liveVersion(candidate)) === version;
    const [, took] = await Promise.all([command(), this.waitUntil(isLive).then(() => performance.now() - start)]);
    if (took > patienceMs)
      throw new Error(`${candidate.remote} ${version} has not become live.\n${await this.stage.releaseStatus()}`);
    if ((await this.showsChange(candidate, version)) !== isChanged)
      throw new Error(
        `${candidate.remote} ${version} is live and ${isChanged ? 'shows no change' : 'still shows it'}.`,
      );
    return seconds(took);
  }

  /** For as long as it is worth waiting. */
  private async waitUntil(isSo: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + patienceMs;
    while (!(await isSo()) && performance.now() < end && !this.crowd.leaving.aborted) await sleep(100);
  }

  private async liveVersion(candidate: Candidate): Promise<string | undefined> {
    const page = await this.lookAt(candidate);
    if (candidate.page) return page?.remote.version;
    const live = await askReleases(this.crowd, this.browser);
    return live?.find(({ name }) => name === candidate.remote)?.version;
  }

  private async showsChange(candidate: Candidate, version: string): Promise<boolean> {
    if (candidate.page) return (await this.lookAt(candidate))?.html.includes(candidate.instead) ?? false;
    const files = this.crowd.site.filesOf({ name: candidate.remote, version });
    const texts = await Promise.all(files.map((address) => loadFile(this.crowd, this.browser, address)));
    return texts.some((text) => text?.includes(candidate.instead));
  }

  private lookAt({ page }: Candidate) {
    if (!page) return undefined;
    const { site, ledger } = this.crowd;
    return ledger.count(`GET ${page}`, async () => site.checkPage(site.page(page), await this.browser.ask(page)));
  }
}
