const notPages = ['404.html', 'outage.html'];

/** Returns the paths of the pages among the files of a site build. */
export const pagesOf = (files: string[]): string[] =>
  files
    .filter((file) => file.endsWith('.html') && !notPages.includes(file))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);

interface MovedRemote {
  prefixes: string[];
  formerly?: string[] | undefined;
}

/** Returns what follows a prefix in a path: `-hours` for `/austin` in `/austin-hours`, `undefined` for another path. */
const afterPrefix = (prefix: string, path: string) =>
  path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}-`)
    ? path.slice(prefix.length)
    : undefined;

/** Returns the path that a page has since its team has another prefix, or the same path. */
export function presentAddress(path: string, remotes: readonly MovedRemote[]): string {
  for (const { prefixes, formerly = [] } of remotes)
    for (const before of formerly) {
      const rest = afterPrefix(before, path);
      if (rest !== undefined) return `${prefixes[0]}${rest}`;
    }
  return path;
}

/** Returns the paths that pages had before their teams had other prefixes, each with the page. */
export const formerAddresses = (pages: readonly string[], remotes: readonly MovedRemote[]): [string, string][] =>
  remotes.flatMap(({ prefixes: [prefix = ''], formerly = [] }) =>
    pages.flatMap((page) => {
      const rest = afterPrefix(prefix, page);
      return rest === undefined ? [] : formerly.map((before): [string, string] => [before + rest, page]);
    }),
  );

/**
 * Returns the path that somebody means who typed one in capitals, with doubled slashes, with the punctuation of a sentence, or with
 * the name of the home page's file. It always begins with a single slash. nginx has the same rule (`$written_path`).
 */
export function pageAddress(path: string): string {
  const segments = path
    .toLowerCase()
    .replace(/[/).,;:!?'">\]]*$/, '')
    .split('/')
    .filter(Boolean);
  const address = `/${segments.join('/')}`;
  return address === '/index.html' ? '/' : address;
}
