import { array, type InferType, number, object, string } from 'yup';

const file = object({
  /** Relative path with forward slashes. */
  path: string()
    .matches(/^(?!.*\.\.)[\w@~-][\w@.~-]*(\/[\w@~-][\w@.~-]*)*$/)
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
  name: string().required(),
  /** Scripts and style sheets of a page of this chunk, in loading order. */
  js: array(string().required()).required(),
  css: array(string().required()).required(),
  /** Shared packages the chunk imports. One that is not part of the first load is a shell file of that name. */
  shared: array(string().required()).required(),
});

const page = object({
  path: string()
    .matches(/^\/[\w/.~:*-]*$/)
    .required(),
  chunk: string().required(),
});

/** Rules about growth compared with the live release. A team can acknowledge each of them for a release. */
export const growthRules = ['script-growth', 'main-thread-growth'] as const;

const share = object({ name: string().required(), requiredVersion: string().required() });

/** Schema of `release.json`, the manifest of one build of the shell or of a remote. */
export const releaseSchema = object({
  name: string()
    .matches(/^[a-z][a-z-]*$/)
    .required(),
  /** Package version and a digest of all files, so the same build has the same version. Also a folder name. */
  version: string()
    .matches(/^\d[\w.-]*$/)
    .required(),
  /** Git commit of the build, or `unknown`. */
  commit: string().required(),
  /** Time of publication in milliseconds since 1970, increased if necessary: later releases of a remote have larger numbers. */
  sequence: number().integer().min(0).default(0),
  contract: number().integer().required(),
  /** Growth rules that the team acknowledges for this release. */
  acknowledged: array(string().required()).default([]),
  pages: array(page).required(),
  chunks: array(chunk).required(),
  shared: array(share).required(),
  files: array(file)
    .required()
    .test(
      'unique',
      'files lists a path twice',
      (files) => new Set(files.map(({ path }) => path)).size === files.length,
    ),
});

export type Release = InferType<typeof releaseSchema>;
export type ReleaseChunk = Release['chunks'][number];

/** `release.json` as a build writes it. Publishing adds the rest. */
export type BuildManifest = Omit<Release, 'sequence' | 'acknowledged'>;

/** Throws a `ValidationError` that names every invalid field. */
export const parseRelease = (text: string): Release =>
  releaseSchema.validateSync(JSON.parse(text), { abortEarly: false });
