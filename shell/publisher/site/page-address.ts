const notPages = ['404.html', 'outage.html'];

/** Returns the paths of the pages among the files of a site build. */
export const pagesOf = (files: string[]): string[] =>
  files
    .filter((file) => file.endsWith('.html') && !notPages.includes(file))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);

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
