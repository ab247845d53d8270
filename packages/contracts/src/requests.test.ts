import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedCaseStudyRequests, refusedCaseStudyFields } from './case-study-request.cases.ts';
import { caseStudyRequestSchema } from './case-study-request.ts';
import { acceptedContactRequests, refusedContactFields } from './contact-request.cases.ts';
import { contactRequestSchema } from './contact-request.ts';

for (const request of acceptedContactRequests)
  test(`a contact request of "${request.name}" is accepted`, async () => {
    await contactRequestSchema.validate(request);
  });

for (const [field, value, message] of refusedContactFields)
  test(`contact request: ${field} "${value}" is refused: ${message}`, () =>
    assert.rejects(contactRequestSchema.validate({ name: 'Ada Byron', email: 'ada@example.com', [field]: value }), {
      path: field,
      message,
    }));

for (const request of acceptedCaseStudyRequests)
  test(`a case-study request ${request.phone ? 'with' : 'without'} a phone number is accepted`, async () => {
    await caseStudyRequestSchema.validate(request);
  });

for (const [field, value, message] of refusedCaseStudyFields)
  test(`case-study request: ${field} "${value}" is refused: ${message}`, () =>
    assert.rejects(caseStudyRequestSchema.validate({ ...acceptedCaseStudyRequests[0], [field]: value }), {
      path: field,
      message,
    }));

test('what is left out is empty, and what is entered is trimmed', async () => {
  assert.deepEqual(await contactRequestSchema.validate({ name: '  Ada ', email: ' ada@example.com ' }), {
    name: 'Ada',
    company: '',
    email: 'ada@example.com',
    phone: '',
    service: '',
    message: '',
  });
});
