import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { createColleague } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi();
const boss = await createColleague(api, 'manager', 'Grace');

/** From the root of the repository, which is the parent of the folder of this workspace. */
const page = await readFile(`${process.cwd().replace(/\/api$/, '')}/docs/api.md`, 'utf8');
const examplesIn = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.+?)\`\`\``, 'gs'))].map(([, example = '']) => example);
const newToken = async (scope: string) =>
  (await boss.post('api-tokens', { name: scope, scope }).expect(201)).body.token as string;

test('the commands of docs/api.md do what it says', async () => {
  const lead = await makeLead(api, { name: 'Dana', email: 'dana@example.com', status: 'won', closedOn: '2026-11-20' });
  const open = await makeLead(api, { name: 'Rosa' });
  const commands = examplesIn('sh').join('');
  expect(commands.match(/^desk /gm)).toHaveLength(6);
  const variables = { DESK: api.url, TOKEN: await newToken('write'), LEAD: String(open), OWNER: String(boss.id) };
  const { stdout } = await promisify(execFile)('sh', ['-ec', commands], { env: { ...process.env, ...variables } });

  expect(stdout).toContain(`"id":${lead}`);
  const { body } = await boss.get(`leads/${open}`).expect(200);
  expect(body).toMatchObject({ owner: { name: 'Grace' }, nextStep: { text: 'Call back', due: '2031-06-30' } });
  const notes = body.timeline.map(({ note }: { note: string | null }) => note);
  expect(notes).toContain('Invoice 117 is paid.');
  expect((await boss.post('leads/search', { q: 'Ada' }).expect(200)).body.items).toMatchObject([{ name: 'Ada' }]);
});

test('the script of docs/api.md fills a sheet', async () => {
  await makeLead(api, { name: 'Rosa' });
  const [script = ''] = examplesIn('js');
  const TOKEN = await newToken('read');
  const requests: [url: string, options: { method: string; payload: string; headers: Record<string, string> }][] = [];
  const written: unknown[] = [];
  const sheet = {
    clear: () => sheet,
    getRange: (...place: number[]) => ({ setValues: (rows: unknown) => written.push(place, rows) }),
  };
  runInNewContext(`${script};refresh()`, {
    PropertiesService: { getScriptProperties: () => ({ getProperties: () => ({ DESK: api.url, TOKEN }) }) },
    UrlFetchApp: {
      fetch: (...request: (typeof requests)[number]) => {
        requests.push(request);
        return { getContentText: () => 'Lead,Name' };
      },
    },
    Utilities: { parseCsv: (text: string) => [text.split(',')] },
    SpreadsheetApp: { getActiveSheet: () => sheet },
  });
  expect(written).toEqual([[1, 1, 1, 2], [['Lead', 'Name']]]);
  const [[url = '', options] = []] = requests;
  const response = await fetch(url, {
    method: options?.method ?? '',
    headers: { ...options?.headers, 'content-type': 'application/json' },
    body: options?.payload ?? '',
  });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Rosa')]);
});
