import { buildOpenApiDocumentOffline } from './app.ts';
import { useApi } from './testing/test-api.ts';

const api = await useApi();

test('documents what each route returns, and the format of its errors', async () => {
  const { body } = await api.request.get('/api/openapi.json').expect(200).expect('Content-Type', /json/);
  const responses = Object.entries<Record<string, { responses: object }>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method} ${path}`, Object.keys(operation.responses)] as const,
    ),
  );
  expect(responses.length).toBeGreaterThan(100);
  for (const [route, statuses] of responses)
    expect([route, statuses]).toEqual([
      route,
      expect.arrayContaining([expect.stringMatching(/^(2..|303)$/), 'default']),
    ]);
});

test('contains no empty schema', async () => {
  const { components } = await buildOpenApiDocumentOffline();
  const records = Object.values(components?.schemas ?? {}).filter((schema) => !('enum' in schema));
  for (const schema of records) {
    expect(Object.keys('properties' in schema ? (schema.properties ?? {}) : {}).length).toBeGreaterThan(0);
  }
  expect(Object.keys(components?.schemas ?? {})).toEqual(
    expect.arrayContaining(['ContactRequestDto', 'CaseStudyRequestDto', 'ProblemDetailsDto']),
  );
});

test('the OpenAPI document is the same without a database', async () => {
  const { body } = await api.request.get('/api/openapi.json').expect(200);
  expect(JSON.parse(JSON.stringify(await buildOpenApiDocumentOffline()))).toEqual(body);
});
