import { z } from 'zod';
import { parseJson } from './parse-json.ts';

/**
 * Limits of names. File systems allow 255 bytes per segment, and compressed copies and temporary files have longer names than the file.
 */
const maxSegment = 120;
const maxPath = 400;
const maxName = 100;

const pathText = z
  .string()
  .max(maxPath)
  .refine((path) => path.split('/').every((segment) => segment.length <= maxSegment), {
    error: `has a segment of more than ${maxSegment} characters`,
  });

const file = z.object({
  /** Relative path with forward slashes. */
  path: pathText
    .regex(/^(?!.*\.\.)[\w@~-][\w@.~-]*(\/[\w@~-][\w@.~-]*)*$/)
    // The publisher writes the manifest there.
    .refine((path) => path !== 'release.json', { error: "must not be one of the publisher's own files: release.json" })
    // The publisher creates compressed copies. A release's own copies could differ from the checked files.
    .refine((path) => !/\.(br|gz)$/i.test(path), {
      error: ({ input }) => `"${input}": a release may not contain compressed copies (.br, .gz)`,
    }),
  bytes: z.int().min(0),
  /** Subresource-integrity value: `sha256-` and the digest in base64. */
  integrity: z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/),
});

const chunk = z.object({
  name: z.string().max(maxName),
  /** Scripts and style sheets of a page of this chunk, in loading order. */
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Shared packages the chunk imports. In a shell from before November 2026, one can be a file of that name. */
  shared: z.array(z.string()),
  /** Chunks that it loads on demand. Absent in builds from before December 2026. */
  loads: z.array(z.string()).optional(),
});

const page = z.object({ path: pathText.regex(/^\/[\w/.~:*-]*$/), chunk: z.string().max(maxName) });

/** Rules that compare with the live release. A team can acknowledge each of them for a release. */
export const comparedRules = ['live-page'] as const;

const share = z.object({ name: z.string().max(maxName), requiredVersion: z.string().max(maxName) });

/** Returns a path that is also the folder of another one. */
export function folderAmong(paths: readonly string[]): string | undefined {
  const folders = new Set(
    paths.flatMap((path) => {
      const segments = path.split('/');
      return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
    }),
  );
  return paths.find((path) => folders.has(path));
}

/** Schema of `release.json`, the manifest of one build of the shell or of a remote. */
export const releaseSchema = z.object({
  name: z
    .string()
    .max(maxName)
    .regex(/^[a-z][a-z-]*$/),
  /** Package version and a digest of all files, so the same build has the same version. Also a folder name. */
  version: z
    .string()
    .max(maxName)
    .regex(/^\d[\w.-]*$/),
  /** Git commit of the build, or `unknown`. */
  commit: z.string().max(maxName),
  /** Time of publication in milliseconds since 1970, increased if necessary: later releases of a remote have larger numbers. */
  sequence: z.int().min(0).default(0),
  contract: z.int(),
  /** Rules that the team acknowledges for this release, see `comparedRules`. */
  acknowledged: z.array(z.string()).default([]),
  pages: z.array(page),
  chunks: z.array(chunk),
  shared: z.array(share),
  files: z
    .array(file)
    .refine((files) => new Set(files.map(({ path }) => path)).size === files.length, { error: 'lists a path twice' })
    .refine((files) => folderAmong(files.map(({ path }) => path)) === undefined, {
      error: 'lists a path that is also the folder of another file',
    }),
});

export type Release = z.infer<typeof releaseSchema>;
export type ReleaseChunk = Release['chunks'][number];

/** `release.json` as a build writes it. Publishing adds the rest. */
export type BuildManifest = Omit<Release, 'sequence' | 'acknowledged'>;

/** Throws an `Error` that names every invalid field. */
export const parseRelease = (text: string): Release => parseJson(releaseSchema, text);
