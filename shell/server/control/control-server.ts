import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Composer } from '../composer.ts';
import { Refusal } from '../gate/refusal.ts';
import { log } from '../log.ts';
import type { Previews } from '../preview/previews.ts';
import { pinned, rolledBack, unpinned } from '../releases/pointer.ts';
import type { Order, OrderAnswer } from './order.ts';

/**
 * Takes orders about releases through a socket in the file system: whoever may write the data folder may give them, and
 * nobody on the network can. In a container they are given inside it.
 */
export async function controlServer(socket: string, composer: Composer, previews: Previews): Promise<Server> {
  const server = createServer(async (request, response) => {
    const answer = await obey(request, composer, previews);
    response.writeHead(answer.isDone ? 200 : 409, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  // What a killed server left behind.
  await rm(socket, { force: true });
  server.on('error', (error) => log.warn({ socket, error: error.message }, 'orders cannot be taken'));
  return server.listen(socket);
}

async function obey(request: IncomingMessage, composer: Composer, previews: Previews): Promise<OrderAnswer> {
  try {
    const order: Order = JSON.parse(await text(request));
    const answer = await followed(order, composer, previews);
    log.info({ ...order, answer: answer.sentence }, 'order followed');
    return answer;
  } catch (error) {
    const { message } = error as Error;
    return { isDone: false, sentence: message, findings: error instanceof Refusal ? error.findings : [] };
  }
}

async function followed(order: Order, composer: Composer, previews: Previews): Promise<OrderAnswer> {
  const { name, version } = order;
  const done = (sentence: string) => ({ isDone: true, sentence, findings: [] });
  if (order.type === 'status') return { ...done(''), statuses: await composer.statuses() };
  if (!composer.sources.has(name)) throw new Error(`There is no remote "${name}".`);

  switch (order.type) {
    case 'rollback': {
      const live = await composer.turn(name, { type: 'rolled-back' }, (pointer) => rolledBack(pointer, version));
      return done(`${name} is back on ${live}. Publish a new release, or pin one, to go on.`);
    }
    case 'pin': {
      const live = await composer.turn(name, { type: 'pinned' }, (pointer) => pinned(pointer, version));
      return done(`${name} stays on ${live} until it is unpinned.`);
    }
    case 'unpin': {
      const live = await composer.turn(name, { type: 'unpinned' }, unpinned);
      return done(`${name} is unpinned from ${live} and follows what is published.`);
    }
    case 'preview': {
      const { path, grant } = await previews.create(name, order.source);
      const until = new Date(grant.until).toISOString();
      return done(`${name} ${grant.version} can be seen until ${until} at\n${composer.site.url}${path}`);
    }
    default:
      throw new Error(`There is no order "${order.type}".`);
  }
}
