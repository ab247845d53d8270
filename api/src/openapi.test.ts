import { buildOpenApiDocumentOffline } from './app.ts';
import { startApi } from './testing/test-api.ts';

const api = await startApi();
afterAll(() => api.stop());

test('documents every route with its status codes', async () => {
  const { body } = await api.request.get('/api/openapi.json').expect(200).expect('Content-Type', /json/);
  const statuses = Object.fromEntries(
    Object.entries<Record<string, { responses: object }>>(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [`${method} ${path}`, Object.keys(responses).join(' ')]),
    ),
  );

  expect(statuses).toEqual({
    'get /api/health/live': '200',
    'get /api/session': '200 303 401 403 404 503',
    'post /api/session': '200 202 400 401 403 404 413 415 422 429 503',
    'delete /api/session': '204 403 404 503',
    'get /api/session/role/manager': '204 303 401 403 404 503',
    'post /api/session/passkey/options': '200 403 404 429 503',
    'post /api/session/passkey': '200 400 401 403 404 413 415 422 429 503',
    'get /api/session/methods': '200 404 503',
    'post /api/session/oidc': '200 400 403 404 413 415 422 429 503',
    'get /api/session/oidc/callback': '303 404 503',
    'post /api/session/oidc/code': '200 400 401 403 404 413 415 422 429 503',
    'post /api/session/oidc/sign-out': '200 403 404 503',
    'get /api/password-reset': '200 404 503',
    'post /api/password-reset': '204 400 403 404 409 413 415 422 503',
    'post /api/password-reset/confirm': '204 400 403 404 410 413 415 422 503',
    'post /api/password-links': '200 400 403 404 410 413 415 422 503',
    'get /api/admin/account/sessions': '200 303 401 403 404 503',
    'post /api/admin/account/sessions/end': '204 400 401 403 404 413 415 422 429 503',
    'post /api/admin/account/password': '204 400 401 403 404 413 415 422 429 503',
    'get /api/admin/account/second-factor': '200 303 401 403 404 503',
    'post /api/admin/account/second-factor/totp': '201 401 403 404 503',
    'delete /api/admin/account/second-factor/totp': '204 401 403 404 409 503',
    'post /api/admin/account/second-factor/totp/confirm': '200 400 401 403 404 413 415 422 429 503',
    'post /api/admin/account/second-factor/recovery-codes': '200 401 403 404 409 503',
    'get /api/admin/account/passkeys': '200 303 401 403 404 503',
    'post /api/admin/account/passkeys': '201 400 401 403 404 409 413 415 422 503',
    'post /api/admin/account/passkeys/options': '200 401 403 404 409 503',
    'post /api/admin/account/passkeys/confirmation': '200 401 403 404 503',
    'patch /api/admin/account/passkeys/{id}': '200 400 401 403 404 413 415 422 503',
    'delete /api/admin/account/passkeys/{id}': '204 400 401 403 404 409 503',
    'get /api/admin/staff': '200 303 401 403 404 503',
    'post /api/admin/staff': '201 400 401 403 404 409 413 415 422 503',
    'get /api/admin/staff/names': '200 303 401 403 404 503',
    'patch /api/admin/staff/{id}': '200 400 401 403 404 409 413 415 422 503',
    'post /api/admin/staff/{id}/invitation': '201 400 401 403 404 409 503',
    'delete /api/admin/staff/{id}/second-factor': '204 400 401 403 404 409 503',
    'delete /api/admin/staff/{id}/sessions': '204 400 401 403 404 503',
    'get /api/admin/staff/colleagues': '200 303 401 403 404 503',
    'put /api/admin/absence': '204 400 401 403 404 413 415 422 503',
    'delete /api/admin/absence': '204 401 403 404 503',
    'put /api/admin/absences/{id}': '204 400 401 403 404 413 415 422 503',
    'delete /api/admin/absences/{id}': '204 400 401 403 404 503',
    'get /api/admin/assignment': '200 303 401 403 404 503',
    'put /api/admin/assignment': '204 400 401 403 404 413 415 422 503',
    'get /api/admin/notifications': '200 303 401 403 404 503',
    'post /api/admin/notifications/read': '204 400 401 403 404 413 415 422 503',
    'get /api/admin/notifications/settings': '200 303 401 403 404 503',
    'put /api/admin/notifications/settings': '204 400 401 403 404 413 415 422 503',
    'post /api/contact': '201 400 404 413 415 422 429 503',
    'post /api/contact/proof': '204 400 404 410 413 415 422 429 503',
    'post /api/download-case-study': '200 400 404 413 415 422 429 503',
    'get /api/health/ready': '200 503',
    'get /api/health/intake': '200 503',
    'get /api/admin/leads/stream': '200 303 401 403 404 429 503',
    'post /api/admin/leads': '201 400 401 403 404 409 413 415 422 503',
    'post /api/admin/leads/duplicates': '200 400 401 403 404 413 415 422 503',
    'post /api/admin/leads/{id}/take-back': '204 400 401 403 404 409 503',
    'put /api/admin/leads/{id}/details': '200 400 401 403 404 409 413 415 422 503',
    'post /api/admin/leads/search': '200 400 401 403 404 413 415 422 503',
    'post /api/admin/leads/export.csv': '200 400 401 403 404 413 415 422 503',
    'post /api/admin/leads/ids': '200 400 401 403 404 413 415 422 503',
    'put /api/admin/leads/{id}/read-mark': '204 400 401 403 404 413 415 422 503',
    'post /api/admin/leads/actions': '200 400 401 403 404 409 413 415 422 503',
    'post /api/admin/leads/undo': '200 400 401 403 404 409 413 415 422 503',
    'post /api/admin/leads/{id}/notes': '201 400 401 403 404 409 413 415 422 503',
    'post /api/admin/leads/{id}/contacts': '200 400 401 403 404 409 413 415 422 503',
    'post /api/admin/leads/{id}/drafts/{draftId}/attachments': '201 400 401 403 404 409 413 415 422 503',
    'delete /api/admin/leads/{id}/drafts/{draftId}/attachments/{attachmentId}': '204 400 401 403 404 409 503',
    'post /api/admin/leads/{id}/merge': '200 400 401 403 404 409 413 415 422 503',
    'get /api/admin/leads/{id}/merge-preview': '200 303 400 401 403 404 409 503',
    'post /api/admin/leads/{id}/separate': '200 400 401 403 404 409 413 415 422 503',
    'get /api/admin/report': '200 303 400 401 403 404 503',
    'get /api/admin/report.csv': '200 303 400 401 403 404 503',
    'put /api/admin/report/targets/{month}': '204 400 401 403 404 413 415 422 503',
    'get /api/admin/summary': '200 303 401 403 404 503',
    'post /api/admin/leads/{id}/messages': '201 400 401 403 404 409 413 415 422 429 503',
    'post /api/admin/leads/{id}/visits': '201 400 401 403 404 409 413 415 422 429 503',
    'put /api/admin/leads/{id}/visits/{visitId}': '200 400 401 403 404 409 413 415 422 429 503',
    'post /api/admin/leads/{id}/visits/{visitId}/cancel': '201 400 401 403 404 409 413 415 422 429 503',
    'get /api/admin/leads/{id}/visits/{visitId}/file': '200 303 401 403 404 503',
    'delete /api/admin/messages/{id}': '204 400 401 403 404 409 503',
    'get /api/admin/messages/{id}/html': '200 303 400 401 403 404 503',
    'get /api/admin/messages/{id}/raw': '200 303 400 401 403 404 503',
    'get /api/admin/messages/{id}/attachments/{part}': '200 303 400 401 403 404 503',
    'get /api/admin/mail-templates': '200 303 401 403 404 503',
    'get /api/admin/leads/{id}/mail-templates': '200 303 400 401 403 404 503',
    'post /api/admin/mail-templates': '201 400 401 403 404 409 413 415 422 503',
    'put /api/admin/mail-templates/{id}': '200 400 401 403 404 413 415 422 503',
    'delete /api/admin/mail-templates/{id}': '204 400 401 403 404 503',
    'get /api/admin/mail-signature': '200 303 401 403 404 503',
    'put /api/admin/mail-signature': '204 400 401 403 404 413 415 422 503',
    'get /api/admin/mailbox': '200 303 401 403 404 503',
    'get /api/admin/mail-status': '200 303 401 403 404 503',
    'post /api/admin/mail-status/retries': '201 401 403 404 503',
    'post /api/admin/views': '200 400 401 403 404 409 413 415 422 503',
    'delete /api/admin/views/{id}': '204 400 401 403 404 503',
    'get /api/admin/leads/{id}/drafts': '200 303 400 401 403 404 503',
    'put /api/admin/leads/{id}/drafts/{draftId}': '200 400 401 403 404 409 413 415 422 503',
    'delete /api/admin/leads/{id}/drafts/{draftId}': '204 400 401 403 404 503',
    'get /api/admin/new-lead-drafts': '200 303 401 403 404 503',
    'put /api/admin/new-lead-drafts/{draftId}': '204 400 401 403 404 413 415 422 503',
    'delete /api/admin/new-lead-drafts/{draftId}': '204 400 401 403 404 503',
    'get /api/admin/deliveries': '200 303 400 401 403 404 503',
    'post /api/admin/deliveries/{id}/resend': '200 400 401 403 404 409 503',
    'get /api/admin/leads/{id}/person': '200 303 400 401 403 404 503',
    'get /api/admin/leads/{id}/person/export': '200 303 400 401 403 404 503',
    'post /api/admin/leads/{id}/person/erase': '200 400 401 403 404 409 413 415 422 503',
    'get /api/admin/imports': '200 303 400 401 403 404 503',
    'post /api/admin/imports': '201 400 401 403 404 409 413 415 422 503',
    'post /api/admin/imports/preview': '200 400 401 403 404 413 415 422 503',
    'get /api/admin/imports/{id}': '200 303 400 401 403 404 503',
    'get /api/admin/imports/{id}/rejected.csv': '200 303 400 401 403 404 503',
    'get /api/admin/imports/{id}/removal': '200 303 400 401 403 404 503',
    'post /api/admin/imports/{id}/take-back': '200 400 401 403 404 409 503',
    'get /api/admin/erasures': '200 303 400 401 403 404 503',
    'get /api/admin/erasures/{id}': '200 303 400 401 403 404 503',
    'get /api/admin/retention': '200 303 401 403 404 503',
    'post /api/admin/retention/runs': '200 401 403 404 409 503',
    'get /api/admin/leads/{id}': '200 303 400 401 403 404 503',
    'get /api/admin/leads/{id}/timeline': '200 303 400 401 403 404 503',
    'get /api/admin/audit': '200 303 400 401 403 404 503',
  });
});

test('contains no empty schema', async () => {
  const { components } = await buildOpenApiDocumentOffline();
  const records = Object.values(components?.schemas ?? {}).filter((schema) => !('enum' in schema));
  for (const schema of records) {
    expect(Object.keys('properties' in schema ? (schema.properties ?? {}) : {}).length).toBeGreaterThan(0);
  }
  expect(Object.keys(components?.schemas ?? {})).toEqual(
    expect.arrayContaining(['ContactRequestDto', 'CaseStudyRequestDto', 'Problem']),
  );
});

test('the OpenAPI document is the same without a database', async () => {
  const { body } = await api.request.get('/api/openapi.json').expect(200);
  expect(JSON.parse(JSON.stringify(await buildOpenApiDocumentOffline()))).toEqual(body);
});
