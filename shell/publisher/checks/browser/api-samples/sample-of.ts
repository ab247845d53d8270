/** The parts of an OpenAPI 3 schema that samples are made from. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  default?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

const formats: Record<string, string> = {
  'date-time': '2026-01-15T10:00:00.000Z',
  date: '2026-01-15',
  email: 'ada@example.com',
  uuid: '7f9c24e5-1c3a-4b6d-9e8f-0a1b2c3d4e5f',
  uri: 'https://example.com/page',
};

const itemsPerList = 2;

/** Returns a valid value for a schema, the same one each time. `schemas` are the document's components. */
export function sampleOf(schema: Schema, schemas: Record<string, Schema>, index = 0): unknown {
  const sample = (part: Schema) => sampleOf(part, schemas, index);
  if (schema.$ref) return sample(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[index % schema.enum.length];
  if (schema.allOf) {
    const parts = schema.allOf.map(sample);
    return parts.length === 1 ? parts[0] : Object.assign({}, ...parts);
  }
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return sample(alternatives.find(({ type }) => type !== 'null') ?? {});

  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          // A list has one page: with a cursor, the same page would be requested again and again.
          .map(([name, value]) => [
            name,
            /cursor$/i.test(name) ? null : name === 'id' ? idOf(value, index) : sample(value),
          ]),
      );
    case 'array':
      return Array.from({ length: itemsPerList }, (_, item) => sampleOf(schema.items ?? {}, schemas, item));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return false;
    case 'string':
      return formats[schema.format ?? ''] ?? 'Sample text';
    default:
      return null;
  }
}

const idOf = ({ type }: Schema, index: number) => (type === 'string' ? `sample-${index + 1}` : index + 1);
