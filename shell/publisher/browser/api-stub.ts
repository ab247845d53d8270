import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReleaseStatus } from '@portal/contracts/release-status';
import type { Session } from '@portal/contracts/staff';
import document from '@portal/staff-client/openapi.json' with { type: 'json' };
import { sample } from 'openapi-sampler';

interface SampleResponse {
  status: number;
  type: string;
  body: unknown;
}

/** What the checks enter into forms: people have accents, apostrophes and addresses with a plus. */
export const entries = { name: "Zoë O'Neill", email: 'zoe+work@mail.example.com', phone: '512-555-0123' };
const entered: unknown[] = Object.values(entries);

const operations: Record<string, Record<string, Operation>> = document.paths;
const schemas: Record<string, object> = document.components.schemas;

/** A member of the sample directory of staff, as in the API. */
const { id, email, name } = sample(schemas.StaffNameDto ?? {}, {}, document) as Session;
const session: Session = { id, email, name, role: 'manager' };

const at = '2026-01-15T10:00:00.000Z';
const violation = { rule: 'title', page: '/sample', message: 'There is no title.', hint: 'Add a title.' };
const releases: ReleaseStatus[] = [
  {
    name: 'sample',
    source: { address: 'https://releases.example.com/sample', readAt: at },
    live: '1.0.0-sample',
    liveSince: at,
    isPinned: false,
    earlier: ['0.9.0-sample'],
    rollbackVersion: '0.9.0-sample',
    withdrawn: [],
    verdict: {
      version: '1.1.0-sample',
      checkedAt: at,
      isCheckedInBrowser: true,
      violations: [violation],
      notes: ['/sample links to https://example.com/.'],
      screenshots: [],
    },
    previews: [{ version: '1.1.0-sample', until: at }],
    history: [
      { number: 1, type: 'published', version: '1.0.0-sample', sequence: 1, at, actor: 'publisher' },
      {
        number: 2,
        type: 'rejected',
        version: '1.1.0-sample',
        sequence: 2,
        at,
        actor: 'publisher',
        violations: [violation],
      },
    ],
    historyLength: 2,
  },
];

const json = (body: unknown): SampleResponse => ({ status: 200, type: 'application/json', body });

/** Responses with state of the publisher, the signed-in user and a normal submission, by path template and method. */
const own: Record<string, Record<string, SampleResponse>> = {
  '/api/session': { get: json(session) },
  // Without the proof-of-work challenge for suspicious submissions.
  '/api/contact': { post: { ...json({ reference: 'H7KQ-2M4X', receivedAt: at, id: 1 }), status: 201 } },
  // The desk waits a second for the first event before it loads.
  '/api/admin/leads/stream': { get: { status: 200, type: 'text/event-stream', body: 'event: ready\ndata: {}\n\n' } },
  '/admin/releases.json': { get: json(releases) },
};

interface Operation {
  responses: object;
  requestBody?: { content: Record<string, { schema: object }> };
}

/** Returns a sample of the first successful response in the API's OpenAPI document. */
function sampleResponse({ responses }: Operation): SampleResponse {
  const [status = '200', { content = {} } = {}] =
    Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const [type = 'text/plain', { schema } = {}] = Object.entries<{ schema?: object }>(content)[0] ?? [];
  return { status: Number(status), type, body: schema && sample(schema, { quiet: true }, document) };
}

/** A list has one page: with a cursor, the same page would be requested again and again. A record has an id, which is not 0. */
const asStored = (name: string, value: unknown) =>
  /cursor$/i.test(name) ? null : /id$/i.test(name) && value === 0 ? 1 : value;

/** Returns what is wrong with a body, JSON or of a form: it lacks required fields, or the API would ignore something that was entered. */
function problemOf({ requestBody }: Operation, body: string): string | undefined {
  const { $ref = '' }: { $ref?: string } = requestBody?.content['application/json']?.schema ?? {};
  const schema: { required?: string[]; properties?: object } | undefined = schemas[$ref.split('/').at(-1) ?? ''];
  if (!schema) return undefined;
  const { required = [], properties = {} } = schema;
  const fields: Record<string, unknown> = body.startsWith('{')
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
  const missing = required.filter((field) => (fields[field] ?? '') === '');
  if (missing.length > 0) return `The API requires ${missing.join(', ')}.`;
  const unknown = Object.keys(fields).filter((name) => !(name in properties) && entered.includes(fields[name]));
  return unknown.length > 0 ? `The API has no field ${unknown.join(', ')}.` : undefined;
}

/** Sends the API's response to a manager. Returns false when the API has no such path. */
export function respondAsApi(request: IncomingMessage, response: ServerResponse, path: string, body = ''): boolean {
  const method = request.method?.toLowerCase() ?? '';
  const template = Object.keys({ ...operations, ...own }).find((candidate) => matches(candidate, path)) ?? '';
  const operation = operations[template]?.[method];
  const sampled = own[template]?.[method] ?? (operation && sampleResponse(operation));
  if (!sampled) return false;
  const problem = operation && problemOf(operation, body);
  if (problem) {
    response.writeHead(422, { 'content-type': 'text/plain' }).end(problem);
    return true;
  }

  const { status, type, body: content } = sampled;
  response.writeHead(status, { 'content-type': type });
  // Event streams stay open.
  if (type === 'text/event-stream') response.write(String(content));
  else response.end(type === 'application/json' ? JSON.stringify(content, asStored) : content);
  return true;
}

function matches(template: string, path: string): boolean {
  const [names, parts] = [template.split('/'), path.split('/')];
  return names.length === parts.length && names.every((name, index) => name.startsWith('{') || name === parts[index]);
}
