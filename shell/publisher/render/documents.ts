/** Error documents, which any path may return. */
const special = ['404', 'outage'];

/**
 * Returns a function that decides which files of a site build are needed to load some pages: all but the documents
 * of other pages. A staff remote has one document for all paths with its prefix (decision 53).
 */
export function isDocumentOf(pages: string[]): (file: string) => boolean {
  return (file) => {
    const name = /^(.+)\.html(\.br|\.gz)?$/.exec(file)?.[1];
    if (name === undefined || special.includes(name)) return true;
    const path = name === 'index' ? '/' : `/${name}`;
    return pages.some((page) => page === path || page.startsWith(`${path}/`));
  };
}
