import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

/**
 * The baseline for the intake benchmark: a server on `node:http` and `pg` only. It applies the same validation rules and
 * runs the same SQL statement, which it reads from the environment. It has no journal, log or rate limit.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const statement = { name: 'ingest-submission', text: process.env.STATEMENT ?? '' };

const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const maxLengths = { name: 200, company: 200, email: 254, phone: 50, service: 100, message: 5000 };

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => void respond(request, response, Buffer.concat(parts)));
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));

async function respond(_: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  const submission = parse(body);
  if (!submission) {
    response.writeHead(422).end();
    return;
  }
  const { rows } = await pool.query({ ...statement, values: [JSON.stringify(submission)] });
  const { form_id: id, reference, received_at: receivedAt } = rows[0];
  response
    .writeHead(201, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ id, reference, receivedAt }));
}

/** Returns the argument of `ingest_submission`, or `undefined` when a field is invalid. */
function parse(body: Buffer): object | undefined {
  const values: Record<string, unknown> = JSON.parse(body.toString('utf8'));
  const form: Record<string, string | null> = {};
  for (const [field, maxLength] of Object.entries(maxLengths)) {
    const value = values[field] ?? '';
    if (typeof value !== 'string' || value.includes('\0')) return undefined;
    const text = value.trim();
    if (text.length > maxLength) return undefined;
    form[field] = text || null;
  }
  const { name, company, email, phone, service, message } = form;
  if (!name || !email || !emailAddress.test(email)) return undefined;
  if (typeof values.submissionId !== 'string' || !uuid.test(values.submissionId)) return undefined;

  const digest = createHash('sha256')
    .update(JSON.stringify([name, company, email, phone, service, message]))
    .digest('hex');
  const receivedAt = new Date();
  return {
    ...form,
    kind: 'contact',
    key: values.submissionId,
    earlierKey: null,
    digest,
    reference: digest.slice(0, 8),
    receivedAt,
    responseDueAt: new Date(receivedAt.getTime() + 1_800_000),
    receivedWhileAway: false,
    emailIdentity: email.toLowerCase(),
    phoneIdentity: phone ? `+1${phone.replace(/\D/g, '')}` : null,
    utm: {},
    spamScore: 0,
    spamReasons: [],
    holdFrom: 50,
    sameText: null,
  };
}
