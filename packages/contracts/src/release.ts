import { array, type InferType, number, object, string } from 'yup';

const file = object({
  /** Path inside the release, forward slashes; names that start with a dot are the store’s own. */
  path: string()
    .matches(/^(?!.*\.\.)[\w@~-][\w@.~-]*(\/[\w@~-][\w@.~-]*)*$/)
    .required(),
  bytes: number().integer().min(0).required(),
  /** Subresource-integrity form: `sha384-` and the digest in base64. */
  integrity: string()
    .matches(/^sha384-[A-Za-z0-9+/]{64}$/)
    .required(),
});

const chunk = object({
  name: string().required(),
  /** Scripts and style sheets that show a page of this chunk, in loading order. */
  js: array(string().required()).required(),
  css: array(string().required()).required(),
  /** Shared packages it imports. One that the first load does not bring is a shell file of that name. */
  shared: array(string().required()).required(),
});

const page = object({
  path: string().matches(/^\//).required(),
  chunk: string().required(),
});

const share = object({ name: string().required(), requiredVersion: string().required() });

/** `release.json`: what one build of the shell or of a remote consists of. Written last, so that it names finished files. */
export const releaseSchema = object({
  name: string()
    .matches(/^[a-z][a-z-]*$/)
    .required(),
  /** Unique per content: package version and a digest of all files. Starts with a digit, as it names a folder. */
  version: string()
    .matches(/^\d[\w.-]*$/)
    .required(),
  /** Git commit it was built from, or `unknown`. */
  commit: string().required(),
  contract: number().integer().required(),
  pages: array(page).required(),
  chunks: array(chunk).required(),
  shared: array(share).required(),
  files: array(file).required(),
});

export type Release = InferType<typeof releaseSchema>;
export type ReleaseChunk = Release['chunks'][number];
