import { Worker } from 'node:worker_threads';
import type { Finding } from '@portal/contracts/verdict';
import { Refusal } from '../gate/refusal.ts';
import { finding, type Rule } from '../gate/rules.ts';

/** What a worker says of its pages, one by one, so that a page that never ends can be named. */
export type PageReport<Result> =
  | { type: 'started'; path: string }
  | { type: 'finished'; path: string; result: Result }
  | { type: 'failed'; path: string; reason: string }
  | { type: 'done' };

interface PageWork {
  worker: URL;
  order: object;
  environment: 'production' | 'development';
  /** What is done to a page, as in `/austin does not …`, and the rule it breaks when it fails. */
  verb: string;
  rule: Rule;
}

const secondsPerPage = 5;
const secondsToLoad = 15;

/**
 * Has a release's code run in a thread of its own, which ends with the job. Throws a `Refusal` that names every page
 * that fails, or the one that does not end in time.
 */
export function eachPage<Result>({
  worker: url,
  order,
  environment,
  verb,
  rule,
}: PageWork): Promise<Map<string, Result>> {
  const worker = new Worker(url, {
    workerData: order,
    // A release has no business with this process's secrets.
    env: { NODE_ENV: environment },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const results = new Map<string, Result>();
  const failures: Finding[] = [];
  let current: string | undefined;
  let timer: NodeJS.Timeout;

  return new Promise<typeof results>((resolve, reject) => {
    const giveUp = (rule: Rule, what: string) => reject(new Refusal([...failures, finding(rule, what, current)]));
    const allow = (seconds: number, what: string) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, seconds * 1000, 'time', `${what} within ${seconds} s.`);
    };
    allow(secondsToLoad, 'The release did not load');

    worker.on('message', (report: PageReport<Result>) => {
      if (report.type === 'started') {
        current = report.path;
        allow(secondsPerPage, `${report.path} did not ${verb}`);
      }
      if (report.type === 'finished') results.set(report.path, report.result);
      if (report.type === 'failed')
        failures.push(finding(rule, `${report.path} does not ${verb}: ${report.reason}`, report.path));
      if (report.type !== 'done') return;
      if (failures.length > 0) reject(new Refusal(failures));
      else resolve(results);
    });
    worker.on('error', (error: Error) => giveUp('render', `The release cannot be run: ${error.message}`));
    worker.on('exit', () =>
      giveUp('time', `${current ?? 'The release'} ended the renderer or waits for something that never comes.`),
    );
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
