import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Response {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request on a new connection, because a reload of nginx may close a kept-alive one. */
export function sendRequest(url: string, { body, ...options }: RequestOptions = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { ...options, agent: false, signal: AbortSignal.timeout(20_000) }, (response) =>
      text(response).then((body) => {
        const received = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        resolve({ status: response.statusCode ?? 0, headers: new Headers(received), text: body });
      }, reject),
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Returns the options of a request with a JSON body. */
export const json = (body: object): RequestOptions => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
