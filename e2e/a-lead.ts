import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './portal.ts';

/** A person no other test knows, who writes what nobody else does. */
export function aPerson() {
  // Letters alone, as in a name: one that can be read as a number is looked for otherwise.
  const id = Array.from({ length: 8 }, () => String.fromCharCode(randomInt(97, 123))).join('');
  return {
    name: `Ada ${id}`,
    company: `Homes ${id}`,
    email: `ada.${id}@example.com`,
    // One number is one lead, so nobody else may have it.
    phone: `512-${randomInt(200, 1000)}-${randomInt(1000, 10_000)}`,
    service: 'it-security',
    message: `Two gates and a garage ${id}.\nPlease call after five.`,
  };
}

/** Sends the contact form as a browser without a script does; the trap is what only programs fill in. */
export async function send(request: APIRequestContext, person: ReturnType<typeof aPerson>, trap = '') {
  const answer = await request.post('/api/contact', {
    data: { ...person, submissionId: randomUUID(), website: trap },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}
