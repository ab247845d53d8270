import type { EntityManager } from 'typeorm';

/** Returns when the next planned site visit of a lead begins. Undefined: none is planned. */
export async function nextVisitOf(_manager: EntityManager, _rootId: number): Promise<Date | undefined> {
  return undefined;
}
