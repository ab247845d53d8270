import { readFile, stat } from 'node:fs/promises';

/** Returns a function that reads a JSON file. It parses the file again only when it was replaced. */
export function jsonFile<Content>() {
  let cached: { key: string; content: Content } | undefined;

  return async (file: string): Promise<Content> => {
    const { ino, mtimeMs, size } = await stat(file);
    const key = [file, ino, mtimeMs, size].join(':');
    if (cached?.key !== key) cached = { key, content: JSON.parse(await readFile(file, 'utf8')) };
    return cached.content;
  };
}
