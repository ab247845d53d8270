/** Kinds of responses with the same headers. */
export const headerKinds = ['document', 'staff', 'file', 'rules', 'image', 'asset', 'staffAsset', 'private'] as const;
export type HeaderKind = (typeof headerKinds)[number];
export type Headers = Record<string, string>;
