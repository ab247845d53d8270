import {
  blockPattern,
  type DocumentData,
  developmentFolder,
  documentDataBlock,
  type RemoteAddress,
} from '@portal/contracts/document-data';

/** A remote under development, and the origin of its development server. */
export interface DevelopedRemote {
  name: string;
  origin: string;
}

/** Content security policy and import map. They would block files of the development build. */
const integrityOfModules = /<meta http-equiv="Content-Security-Policy"[^>]*>|<script type="importmap".*?<\/script>/gs;

/**
 * Returns a document of a deployed portal with the development build of its shell and without analytics and field reports. With
 * `remote`, the document is empty and belongs to that remote. Returns a document without document data unchanged.
 */
export function developedDocument(html: string, remote?: RemoteAddress): string {
  const [block, json] = blockPattern.exec(html) ?? [];
  if (!block || !json) return html;
  const deployed: DocumentData = JSON.parse(json);
  const documentData: DocumentData = {
    ...deployed,
    site: { ...deployed.site, analytics: { src: '', id: '' }, fieldReports: 0 },
    entry: `/shell/${deployed.shell}/${developmentFolder}/main.js`,
    preload: [],
  };
  if (remote) return emptyDocument(html, { ...documentData, kind: 'client', remote });
  return html.replace(integrityOfModules, '').replace(block, () => documentDataBlock(documentData));
}

/** Returns a document without content, with the styles, fonts and icons of the shell. */
const emptyDocument = (html: string, documentData: DocumentData) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    ...(html.match(/<link [^>]*href="\/shell\/[^>]*>/g) ?? []),
    documentDataBlock(documentData),
    `</head><body><div id="root"></div><script type="module" src="${documentData.entry}"></script></body></html>`,
  ].join('');

/** Returns the portal's policy, extended by the scripts, styles and sockets of the development servers. */
export function developedPolicy(policy: string, developed: DevelopedRemote[]): string {
  const servers = developed.flatMap(({ origin }) => [origin, origin.replace('http', 'ws')]);
  return policy.replace(/(script|style|connect|img|font)-src [^;]*/g, (directive) =>
    [directive.replace(" 'none'", ''), ...servers].join(' '),
  );
}
