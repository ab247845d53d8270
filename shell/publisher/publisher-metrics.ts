import type { ReleaseStatus } from '@portal/contracts/release-status';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Publisher } from './remote/publisher.ts';

/** State of each remote, 1 or 0. */
const states: [name: string, help: string, isTrue: (status: ReleaseStatus) => unknown][] = [
  ['live', 'Whether the remote has a live release.', ({ live }) => live],
  [
    'checked_in_browser',
    'Whether the live release was checked in a browser.',
    ({ isCheckedInBrowser }) => isCheckedInBrowser !== false,
  ],
  ['pinned', 'Whether the live release is pinned.', ({ isPinned }) => isPinned],
  ['rejected', 'Whether the latest release was rejected.', ({ verdict }) => verdict?.violations.length],
  ['suspected', 'Whether the live release would have been rolled back by itself.', ({ suspicion }) => suspicion],
  ['waiting', 'Whether the latest release waits for a browser.', ({ waiting }) => waiting],
  ['source_error', 'Whether the source of releases cannot be read.', ({ source }) => source.error],
];

/** Returns the metrics of a publisher. They are read from its state when they are collected. */
export function publisherMetrics(publisher: Publisher): Registry {
  const registry = new Registry();
  for (const [name, help, isTrue] of states)
    new Gauge({
      name: `publisher_${name}`,
      help,
      labelNames: ['remote'],
      registers: [registry],
      collect() {
        this.reset();
        for (const status of publisher.status()) this.set({ remote: status.name }, isTrue(status) ? 1 : 0);
      },
    });
  new Counter({
    name: 'publisher_automatic_rollbacks_total',
    help: 'Releases that were rolled back by themselves, as far as the history goes back.',
    labelNames: ['remote'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { remote } of publisher.published)
        this.inc({ remote: remote.name }, remote.state.entries.filter(({ from }) => from !== undefined).length);
    },
  });
  return registry;
}
