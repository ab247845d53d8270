import type { components } from '../dist/schema.d.ts';

type Schemas = components['schemas'];

/** A list that was imported, and its progress. */
export type ImportedList = Schemas['ImportDto'];
/** What an import of a file would do. */
export type ImportPreview = Schemas['ImportPreviewDto'];
export type ImportCounts = Schemas['ImportCountsDto'];
/** What taking an import back would remove. */
export type ImportRemoval = Schemas['ImportRemovalDto'];
/** A file with the fields of its columns. */
export type ImportFile = Schemas['ImportFileDto'];
export type NewImport = Schemas['NewImportDto'];
