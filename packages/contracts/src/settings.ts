import { readFileSync } from 'node:fs';
import { z } from 'zod';

// The settings of a program are one zod schema over the environment. Each describes itself, so that docs/configuration.md is
// generated from it. A default is given as text, as an operator would write it.

declare module 'zod' {
  interface GlobalMeta {
    /** May be read from a file, e.g. `DATABASE_URL_FILE=/run/secrets/database-url`. */
    isSecret?: boolean;
    /** What docs/configuration.md shows instead of the default of the schema. */
    default?: string;
  }
}

/**
 * Reads the environment. Throws one error that lists everything that is wrong. Blank variables count as not set.
 *
 * @param heading of the error, e.g. `The API cannot start`
 */
export function readSettings<Schema extends z.ZodObject>(
  heading: string,
  schema: Schema,
  env: NodeJS.ProcessEnv,
): z.output<Schema> {
  const errors: string[] = [];
  const given = Object.entries(schema.shape).map(([name, type]) => [name, readValue(name, type, env, errors)]);
  const { data, error } = schema.safeParse(Object.fromEntries(given));
  for (const { path, message } of error?.issues ?? [])
    errors.push(`${path.join('')}${path.length === 0 || message.startsWith(':') ? '' : ' '}${message}`);
  if (data === undefined || errors.length > 0)
    throw new Error(`${heading}:\n${errors.map((line) => `- ${line}`).join('\n')}`);
  return data;
}

function readValue(name: string, type: z.core.$ZodType, env: NodeJS.ProcessEnv, errors: string[]): string | undefined {
  const value = env[name]?.trim() ? env[name] : undefined;
  const file = metadataOf(type).isSecret && env[`${name}_FILE`]?.trim();
  if (!file) return value;
  if (value) errors.push(`${name} and ${name}_FILE are both set: set only one`);
  else
    try {
      return readFileSync(file, 'utf8').trim() || undefined;
    } catch (error) {
      errors.push(`${name}_FILE cannot be read: ${(error as NodeJS.ErrnoException).code}`);
    }
  return value;
}

const metadataOf = (type: z.core.$ZodType) => z.globalRegistry.get(type) ?? {};

/** Returns the names of the variables of a schema, with those of the files of its secrets. */
export const settingNames = ({ shape }: z.ZodObject): string[] =>
  Object.entries(shape).flatMap(([name, type]) => (metadataOf(type).isSecret ? [name, `${name}_FILE`] : [name]));

/** Returns the rows of the table of a schema in docs/configuration.md: variable, default and meaning. */
export const settingRows = ({ shape }: z.ZodObject): string[][] =>
  Object.entries(shape).map(([name, type]) => {
    const fallback = 'defaultValue' in type._zod.def ? String(type._zod.def.defaultValue) : '';
    const { default: shown = fallback, description = '' } = metadataOf(type);
    return [`\`${name}\``, shown || 'none', description];
  });

export const text = () => z.string().trim();

const reject = (message: string): never => {
  throw new Error(message);
};

/** A text that `read` converts. The message of what it throws follows the name of the setting: `must be …`, or `: "x" is invalid`. */
export const parsed = <Value>(read: (given: string) => Value) =>
  text().transform((given, context) => {
    try {
      return read(given);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message, continue: true });
      return z.NEVER;
    }
  });

/** @param expected follows `must be`, with an example */
export const matching = (pattern: RegExp, expected: string) =>
  text().refine((given) => pattern.test(given), { error: ({ input }) => `must be ${expected}, not "${input}"` });

/** @param explanation what it is, with an example */
export const required = (type: z.ZodType<string, string>, explanation: string) =>
  text()
    .optional()
    .refine((given) => given !== undefined, `is missing: ${explanation}`)
    .transform((given) => given ?? '')
    .pipe(type);

export const wholeNumber = (max: number, min = 0) =>
  parsed((given) =>
    /^\d+$/.test(given) && Number(given) >= min && Number(given) <= max
      ? Number(given)
      : reject(`must be a whole number from ${min} to ${max}, not "${given}"`),
  );

const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });

export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  parsed(
    (given) =>
      choices.find((choice) => choice === given) ?? reject(`must be ${disjunction.format(choices)}, not "${given}"`),
  );

export const flag = () => oneOf(['0', '1']).transform((given) => given === '1');

/** An address of a page or a server. */
export const httpUrl = () =>
  parsed((given) =>
    URL.canParse(given) && /^https?:/.test(given)
      ? new URL(given)
      : reject(`must be an http(s) address like "https://www.example.com", not "${given}"`),
  );

export const origin = () => httpUrl().transform((url) => url.origin);

export const port = () => wholeNumber(65_535);
