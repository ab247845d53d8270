import { fileTypeFromBuffer, supportedMimeTypes } from 'file-type';

const unknown = 'application/octet-stream';

/**
 * Returns the type of a file by its content. What has no signature, such as text, keeps the type that is said, unless files of that type
 * do have one.
 */
export async function mimeTypeOf(content: Uint8Array, said: string): Promise<string> {
  const found = await fileTypeFromBuffer(content);
  if (found) return found.mime;
  return supportedMimeTypes.has(said) ? unknown : said;
}
