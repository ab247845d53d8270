import lighthouse from 'lighthouse';
import { measure, templates } from './measured-portal.ts';

// Lighthouse's mobile preset: a mid-range phone on slow 4G, simulated from an unthrottled load.
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const mostBlocking = 50;

await measure(async ({ portal, debugPort }) => {
  console.log(
    `page                        ${categories.map((name) => name.padStart(16)).join('')}     CLS  TBT ms  LCP ms`,
  );
  for (const path of templates) {
    const result = await lighthouse(portal.origin + path, {
      port: debugPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse measured nothing on ${path}.`);
    const { lhr } = result;
    const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const shift = value('cumulative-layout-shift');
    const blocking = value('total-blocking-time');
    console.log(
      `${path.padEnd(28)}${scores.map((score) => String(score).padStart(16)).join('')}` +
        `${shift.toFixed(3).padStart(8)}${blocking.toFixed(0).padStart(8)}${value('largest-contentful-paint').toFixed(0).padStart(8)}`,
    );
    const isBelow = categories.some((name, index) => (scores[index] ?? 0) < least[name]);
    if (!isBelow && shift === 0 && blocking < mostBlocking) continue;
    process.exitCode = 1;
    for (const { title, score, scoreDisplayMode } of Object.values(lhr.audits)) {
      if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative') console.error(`  ${title}`);
    }
  }
});
