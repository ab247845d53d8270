import { array, type InferType, number, object, string } from 'yup';

/**
 * Limits of names. File systems allow 255 bytes per segment, and compressed copies and temporary files have longer names than the file.
 */
const maxSegment = 120;
const maxPath = 400;
const maxName = 100;

const hasShortSegments = (path = '') => path.split('/').every((segment) => segment.length <= maxSegment);
const shortSegments = {
  name: 'segments',
  test: hasShortSegments,
  message: ({ path }: { path: string }) => `${path} has a segment of more than ${maxSegment} characters`,
};

const file = object({
  /** Relative path with forward slashes. */
  path: string()
    .max(maxPath)
    .test(shortSegments)
    .matches(/^(?!.*\.\.)[\w@~-][\w@.~-]*(\/[\w@~-][\w@.~-]*)*$/)
    // The publisher writes the manifest there.
    .notOneOf(['release.json'])
    // The publisher creates compressed copies. A release's own copies could differ from the checked files.
    .test({
      name: 'compressed',
      test: (path = '') => !/\.(br|gz)$/i.test(path),
      message: ({ value }) => `"${value}": a release may not contain compressed copies (.br, .gz)`,
    })
    .required(),
  bytes: number().integer().min(0).required(),
  /** Subresource-integrity value: `sha256-` and the digest in base64. */
  integrity: string()
    .matches(/^sha256-[A-Za-z0-9+/]{43}=$/)
    .required(),
});

const chunk = object({
  name: string().max(maxName).required(),
  /** Scripts and style sheets of a page of this chunk, in loading order. */
  js: array(string().required()).required(),
  css: array(string().required()).required(),
  /** Shared packages the chunk imports. In a shell from before November 2026, one can be a file of that name. */
  shared: array(string().required()).required(),
  /** Chunks that it loads on demand. Absent in builds from before December 2026. */
  loads: array(string().required()).optional(),
});

const page = object({
  path: string()
    .max(maxPath)
    .test(shortSegments)
    .matches(/^\/[\w/.~:*-]*$/)
    .required(),
  chunk: string().max(maxName).required(),
});

/** Rules that compare with the live release. A team can acknowledge each of them for a release. */
export const comparedRules = ['live-page'] as const;

const share = object({ name: string().max(maxName).required(), requiredVersion: string().max(maxName).required() });

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
export const releaseSchema = object({
  name: string()
    .max(maxName)
    .matches(/^[a-z][a-z-]*$/)
    .required(),
  /** Package version and a digest of all files, so the same build has the same version. Also a folder name. */
  version: string()
    .max(maxName)
    .matches(/^\d[\w.-]*$/)
    .required(),
  /** Git commit of the build, or `unknown`. */
  commit: string().max(maxName).required(),
  /** Time of publication in milliseconds since 1970, increased if necessary: later releases of a remote have larger numbers. */
  sequence: number().integer().min(0).default(0),
  contract: number().integer().required(),
  /** Rules that the team acknowledges for this release, see `comparedRules`. */
  acknowledged: array(string().required()).default([]),
  pages: array(page).required(),
  chunks: array(chunk).required(),
  shared: array(share).required(),
  files: array(file)
    .required()
    .test('unique', 'files lists a path twice', (files) => new Set(files.map(({ path }) => path)).size === files.length)
    .test(
      'folders',
      'files lists a path that is also the folder of another file',
      (files) => folderAmong(files.map(({ path }) => path)) === undefined,
    ),
});

export type Release = InferType<typeof releaseSchema>;
export type ReleaseChunk = Release['chunks'][number];

/** `release.json` as a build writes it. Publishing adds the rest. */
export type BuildManifest = Omit<Release, 'sequence' | 'acknowledged'>;

/** Throws a `ValidationError` that names every invalid field. */
export const parseRelease = (text: string): Release =>
  releaseSchema.validateSync(JSON.parse(text), { abortEarly: false });
