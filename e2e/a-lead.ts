import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './portal.ts';

/** Returns a person and a message that are unique to the test. */
export function aPerson() {
  // Letters only: a name with digits would be searched as a phone number.
  const id = Array.from({ length: 8 }, () => String.fromCharCode(randomInt(97, 123))).join('');
  return {
    name: `Ada ${id}`,
    company: `Homes ${id}`,
    email: `ada.${id}@example.com`,
    // A phone number identifies a lead.
    phone: `512-${randomInt(200, 1000)}-${randomInt(1000, 10_000)}`,
    service: 'it-security',
    message: `Two gates and a garage ${id}.\nPlease call after five.`,
  };
}

/** Sends the contact form as a browser without JavaScript does. Only bots fill in the honeypot field. */
export async function send(request: APIRequestContext, person: ReturnType<typeof aPerson>, honeypot = '') {
  const response = await request.post('/api/contact', {
    data: { ...person, submissionId: randomUUID(), website: honeypot },
  });
  expect(response.status(), await response.text()).toBe(201);
}
