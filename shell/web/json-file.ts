import { readFile, stat } from 'node:fs/promises';

/** Returns a function that reads a JSON file and parses it again only when it was replaced. */
export function jsonFile<Content>() {
  let known: { key: string; content: Content } | undefined;

  return async (file: string): Promise<Content> => {
    const { ino, mtimeMs, size } = await stat(file);
    const key = [file, ino, mtimeMs, size].join(':');
    if (known?.key !== key) known = { key, content: JSON.parse(await readFile(file, 'utf8')) };
    return known.content;
  };
}
