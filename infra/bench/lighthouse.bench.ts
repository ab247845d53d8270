import lighthouse, { type Result } from 'lighthouse';
import { measure, templates } from './measured-portal.ts';
import { median } from './median.ts';

// Lighthouse's mobile preset: a mid-range phone on slow 4G, simulated from an unthrottled load. One run varies by a few
// points; its authors advise the median of several.
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const minScores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const maxBlockingMs = 50;

await measure(async ({ portal, debugPort }) => {
  console.log(
    `page                        ${categories.map((name) => name.padStart(16)).join('')}     CLS  TBT ms  LCP ms`,
  );
  for (const path of templates) {
    const results: Result[] = [];
    while (results.length < runs) results.push(await audit(portal.origin + path, debugPort));

    const medianOf = (value: (result: Result) => number) => median(results.map(value));
    const scores = categories.map((name) =>
      Math.round(medianOf((result) => result.categories[name]?.score ?? 0) * 100),
    );
    const metric = (name: string) => medianOf(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
    const shift = metric('cumulative-layout-shift');
    const blocking = metric('total-blocking-time');
    console.log(
      `${path.padEnd(28)}${scores.map((score) => String(score).padStart(16)).join('')}` +
        `${shift.toFixed(3).padStart(8)}${blocking.toFixed(0).padStart(8)}${metric('largest-contentful-paint').toFixed(0).padStart(8)}`,
    );
    const isBelow = categories.some((name, index) => (scores[index] ?? 0) < minScores[name]);
    if (!isBelow && shift === 0 && blocking < maxBlockingMs) continue;
    process.exitCode = 1;
    for (const { title, score, scoreDisplayMode } of Object.values(results[0]?.audits ?? {})) {
      if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative') console.error(`  ${title}`);
    }
  }
});

/** Runs Lighthouse once. Repeats the run when the browser did not paint in time. */
async function audit(address: string, port: number): Promise<Result> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (result && !result.lhr.runtimeError && result.lhr.categories.performance?.score != null) return result.lhr;
  }
  throw new Error(`Lighthouse has no result for ${address}.`);
}
