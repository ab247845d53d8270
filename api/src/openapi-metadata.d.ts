/** The types and doc comments of the DTOs, which `openapi/write-metadata.ts` writes into the folder of the compiled API. */
declare const metadata: () => Promise<Record<string, unknown>>;
export default metadata;
