import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

type Json = { [key: string]: unknown };
type Operation = { responses: Record<string, { content?: Record<string, unknown> }> };

/** Compares the responses of an API with its OpenAPI document. Routes that the document does not have are ignored. */
export class ResponseContract {
  private readonly ajv = new Ajv({ strict: false, allErrors: true });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly operations: { method: string; path: string; pattern: RegExp; operation: Operation }[];

  constructor(document: OpenAPIObject) {
    formats.default(this.ajv);
    const { paths, components } = toJsonSchema(JSON.parse(JSON.stringify(document))) as Pick<
      OpenAPIObject,
      'paths' | 'components'
    >;
    this.ajv.addSchema({ $id: 'openapi', paths, components });
    this.operations = Object.entries(paths)
      // A fixed path wins over one with parameters.
      .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          method: method.toUpperCase(),
          path,
          pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
          operation: operation as Operation,
        })),
      );
  }

  /** Checks every response of the server, also those of middleware. Returns the set to which violations are added. */
  listenTo(server: Server): Set<string> {
    const violations = new Set<string>();
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const chunks: Buffer[] = [];
      for (const name of ['write', 'end'] as const) {
        const send = response[name].bind(response) as (...args: unknown[]) => never;
        response[name] = (...args: unknown[]) => {
          const [chunk, encoding] = args;
          if (typeof chunk === 'string' || chunk instanceof Uint8Array)
            chunks.push(Buffer.from(chunk as string, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8'));
          return send(...args);
        };
      }
      response.once('finish', () => {
        for (const violation of this.check(request, response, Buffer.concat(chunks))) violations.add(violation);
      });
    });
    return violations;
  }

  private check({ method, url = '' }: IncomingMessage, response: ServerResponse, body: Buffer): string[] {
    const { pathname } = new URL(url, 'http://api');
    const found = this.operations.find((one) => one.method === method && one.pattern.test(pathname));
    if (!found) return [];
    const { path, operation } = found;
    const status = String(response.statusCode);
    const where = `${method} ${path} ${status}`;
    // 500 is a fault of the API, and no error that clients can expect.
    const isExpectedError = response.statusCode >= 400 && response.statusCode !== 500;
    const name = status in operation.responses || !isExpectedError ? status : 'default';
    const documented = operation.responses[name];
    if (!documented) return [`${where} is not documented: ${body.toString().slice(0, 200)}`];

    const type = String(response.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const types = Object.keys(documented.content ?? {});
    if (body.length === 0 && types.length === 0) return [];
    // Forms without JavaScript get a page.
    if (type === 'text/html' && types.length > 0) return [];
    if (!types.includes(type)) return [`${where} has the type ${type}, documented: ${types}`];
    if (!type.endsWith('json')) return [];

    const pointer = [path, method?.toLowerCase() ?? '', 'responses', name, 'content', type, 'schema'];
    const validate = this.validator(`openapi#/paths/${pointer.map(escapePointer).join('/')}`);
    validate(JSON.parse(body.toString()));
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${where}: ${instancePath.replace(/\d+/g, '*')} ${message} ${JSON.stringify(params)}`,
    );
  }

  private validator($ref: string): ValidateFunction {
    const known = this.validators.get($ref);
    if (known) return known;
    const validate = this.ajv.compile({ $ref });
    this.validators.set($ref, validate);
    return validate;
  }
}

const escapePointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Converts the schemas of OpenAPI 3.0 to JSON Schema. Properties that a schema does not name are errors. */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(value as Json).map(([key, child]) => [key, toJsonSchema(child)]),
  ) as Json;
  if (schema.type === 'object' && schema.properties) schema.additionalProperties ??= false;
  return nullable ? { anyOf: [schema, { type: 'null' }] } : schema;
}
