import assert from 'node:assert/strict';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type HttpCase, siteHost } from './http-case.ts';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request without further headers than Host, and without normalizing the path. */
export const send = (origin: string, path: string, options: RequestOptions = {}, body = '') =>
  new Promise<HttpResponse>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request({ agent: false, ...options, hostname, port, path }, async (response) => {
      try {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) });
      } catch (error) {
        reject(error);
      }
    });
    outgoing.on('error', reject).end(body);
  });

export async function expectCase(origin: string, one: HttpCase) {
  const { path, method, host = siteHost, headers, status, body, expected = {} } = one;
  const response = await send(origin, path, { method, headers: { ...headers, host } });

  assert.ok([status].flat().includes(response.status), `status ${response.status}: ${response.body.subarray(0, 200)}`);
  for (const [name, value] of Object.entries(expected)) {
    const actual = response.headers[name]?.toString();
    if (value instanceof RegExp) assert.match(actual ?? '', value, name);
    else assert.equal(actual ?? null, value, name);
  }
  const text = textOf(response);
  if (body instanceof RegExp) assert.match(text, body);
  else if (body !== undefined) assert.equal(text, body);
}

function textOf({ status, headers, body }: HttpResponse): string {
  if (status === 206 || body.length === 0) return body.toString();
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}
