import type { components } from '../dist/schema.d.ts';

type Schemas = components['schemas'];

/** A list that was imported, and its progress. */
export type ImportedList = Schemas['ImportDto'];
/** What an import of a file would do. */
export type ImportPreview = Schemas['ImportPreviewDto'];
export type ImportCounts = Schemas['ImportCountsDto'];
/** What taking an import back would remove. */
export type ImportRemoval = Schemas['ImportRemovalDto'];
/** How a file is read, and the fields of its columns. */
export type ImportMapping = Schemas['ImportMappingDto'];
export type NewImport = Schemas['NewImportDto'];
