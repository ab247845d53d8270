import { z } from 'zod';

/** What can go wrong in a visitor's browser. */
export const fieldErrorKinds = [
  /** An exception that nothing caught. */
  'error',
  'rejection',
  /** An exception that an error boundary of React caught. */
  'boundary',
  /** React could not use the HTML of the page. */
  'hydration',
  /** A script, chunk or style sheet that did not arrive. */
  'resource',
  'csp',
  /** A visible page without a frame for 5 s. */
  'frozen',
  /** A form whose request failed: no network, or a status from 400, unless it was sent before or too often. */
  'form',
] as const;
export type FieldErrorKind = (typeof fieldErrorKinds)[number];

/** A kind of failure of one release: same kind, message and place in the code. */
const signatureSchema = z.object({
  /** Identifier, the same in all intervals. */
  signature: z.string(),
  kind: z.enum(fieldErrorKinds),
  /** Without what visitors typed: digits, addresses and quoted values are removed. */
  message: z.string(),
  count: z.int().min(0),
  /** Different networks (/24, /32) that reported it in the interval, at most 10. 0 when the interval is more than an hour ago. */
  networks: z.int().min(0),
  /** Whether a place in our scripts is known. */
  hasPlace: z.boolean(),
});

/** What browsers reported about one release. The shell is a remote of the name `shell`. */
const releaseCountersSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** Documents that were opened, each counted for the remote and release that own the page. */
  loads: z.int().min(0),
  /** Those with at least one failure, counted for the release whose code failed. */
  failedLoads: z.int().min(0),
  forms: z.object({ sent: z.int().min(0), failed: z.int().min(0) }),
  /** The most frequent first. */
  signatures: z.array(signatureSchema),
});
export type ReleaseCounters = z.infer<typeof releaseCountersSchema>;

/** Answer of `GET /field-counters?from=<ISO 8601>&to=<ISO 8601>` on the API's inner port (`METRICS_PORT`). Counted per minute. */
export const fieldCountersSchema = z.object({ releases: z.array(releaseCountersSchema) });
export type FieldCounters = z.infer<typeof fieldCountersSchema>;

const name = z.string().max(100);

/**
 * Body of `POST /release-events` on the same port: the publisher rolled a release back by itself. `Authorization: Bearer RELEASE_EVENTS_KEY`
 * proves that it is the publisher, which takes `webhook` from `teams.json`.
 */
export const releaseEventSchema = z.object({
  remote: name,
  from: name,
  to: name,
  /** One sentence for people. */
  reason: z.string().max(500),
  at: z.iso.datetime(),
  /** URL that the team gets it at as a signed webhook: `webhook` of the team in teams.json. */
  webhook: z
    .string()
    .max(1_000)
    .regex(/^https?:\/\//)
    .optional(),
});
export type ReleaseEvent = z.infer<typeof releaseEventSchema>;
