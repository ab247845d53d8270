import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Order, OrderAnswer } from './order.ts';

/** Gives an order to the portal that listens at a socket. Throws when none does. */
export async function giveOrder(socketPath: string, order: Order): Promise<OrderAnswer> {
  const outgoing = request({ socketPath, method: 'POST', path: '/' });
  outgoing.end(JSON.stringify(order));
  const [response] = (await once(outgoing, 'response').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`No portal takes orders at ${socketPath} (${error.code}). Is it running, with this DATA_DIR?`);
  })) as [IncomingMessage];
  return (await json(response)) as OrderAnswer;
}
