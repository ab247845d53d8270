import { loadOpenApiDocument } from '../../../../../packages/staff-client/schema-of-api.ts';
import { type Schema, sampleOf } from './sample-of.ts';

/** The response to one request of the API. */
export interface SampleResponse {
  status: number;
  type: string;
  body?: unknown;
}

/** By path template and method: `samples['/api/admin/leads/{id}'].get`. */
export type ApiSamples = Record<string, Record<string, SampleResponse>>;

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/** Returns the first successful response of every operation in the API's OpenAPI document. */
export async function makeApiSamples(): Promise<ApiSamples> {
  const { paths, components } = await loadOpenApiDocument();
  const operations = Object.entries(paths as Record<string, Record<string, Operation>>);
  return Object.fromEntries(
    operations.map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, responseOf(operation, components.schemas)]),
      ),
    ]),
  );
}

function responseOf({ responses }: Operation, schemas: Record<string, Schema>): SampleResponse {
  const [status = '200', { content = {} } = {}] =
    Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const [type = 'text/plain', { schema } = {}] = Object.entries(content)[0] ?? [];
  return { status: Number(status), type, ...(schema && { body: sampleOf(schema, schemas) }) };
}
