import { randomUUID } from 'node:crypto';
import { useApi } from '../../testing/test-api.ts';

/**
 * Requests of pages of the previous contract version, as literals that do not change with the code: tabs opened before a
 * deployment and cached pages must keep working. When `contractVersion` grows, add the requests of the current pages and
 * remove those of two versions before.
 */
const previousRequests = {
  'the contact form with scripts': {
    path: '/api/contact',
    type: 'json',
    body: {
      name: 'Ada Byron',
      company: '',
      email: 'ada@example.com',
      phone: '',
      service: '',
      message: '',
      submissionId: randomUUID(),
    },
    table: 'contact_submissions',
    status: 201,
  },
  'the contact form without scripts': {
    path: '/api/contact',
    type: 'form',
    body: {
      name: 'Ada Byron',
      company: '',
      email: 'ada@example.com',
      phone: '',
      service: 'it-security',
      message: 'Hi',
    },
    table: 'contact_submissions',
    status: 201,
  },
  'the case-study form': {
    path: '/api/download-case-study',
    type: 'json',
    body: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes', phone: '' },
    table: 'case_study_requests',
    status: 200,
  },
};

const api = await useApi();

describe.each(Object.entries(previousRequests))(
  '%s of the previous contract version',
  (_, { path, type, body, table, status }) => {
    test('is accepted, also with unknown fields of a later version', async () => {
      for (const more of [{}, { submissionId: randomUUID(), fieldOfTomorrow: 'x' }]) {
        await api.sql(`truncate ${table} cascade`);
        await api.request
          .post(path)
          .type(type)
          .send({ ...body, ...more })
          .expect(status);
        expect(await api.sql(`select email from ${table}`)).toEqual([{ email: 'ada@example.com' }]);
      }
    });
  },
);
