import type { FastifyReply } from 'fastify';

export const sendText = (reply: FastifyReply, status: number, body: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(body);

/** Sends a 503 with `Retry-After` in seconds. */
export const sendUnavailable = (reply: FastifyReply, seconds: number, body: string) =>
  sendText(reply.headers({ 'retry-after': seconds, 'cache-control': 'no-store' }), 503, body);
