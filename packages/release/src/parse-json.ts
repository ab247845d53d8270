import { z } from 'zod';

/** Parses JSON. Throws an `Error` that names every invalid field, and lists the sentences in `errors`. */
export function parseJson<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const { data, error } = schema.safeParse(JSON.parse(text), { error: messageOf });
  if (data !== undefined) return data;
  const errors = (error?.issues ?? []).map(({ path, message }) => `${z.core.toDotPath(path)} ${message}`.trimStart());
  throw Object.assign(new Error(errors.join('; ')), { errors });
}

/** Returns the rest of a sentence that begins with the path of the field. `undefined`: the message of the schema, or of zod. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is missing' : `must be of the type ${issue.expected}`;
  if (issue.code === 'too_big')
    return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
  if (issue.code === 'too_small') return `must have at least ${issue.minimum}`;
  if (issue.code === 'invalid_format') return `must match ${issue.pattern}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return undefined;
}
