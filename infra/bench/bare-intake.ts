import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

/**
 * The baseline for the intake benchmark: a server on `node:http` and `pg` only. It stores a form and a job as two plain
 * inserts in one transaction. It has no validation, journal, log, rate limit, index or lead.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
await pool.query('create table forms (id serial primary key, form jsonb not null)');
await pool.query('create table jobs (id serial primary key, form_id integer not null)');

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => void respond(request, response, Buffer.concat(parts)));
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));

async function respond(_: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  const form: unknown = JSON.parse(body.toString('utf8'));
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'form',
      text: 'insert into forms (form) values ($1) returning id',
      values: [JSON.stringify(form)],
    });
    await client.query({ name: 'job', text: 'insert into jobs (form_id) values ($1)', values: [rows[0].id] });
    await client.query('commit');
    response
      .writeHead(201, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify({ id: rows[0].id, receivedAt: new Date() }));
  } finally {
    client.release();
  }
}
