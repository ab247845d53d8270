/** The field of a team that `teamOf` reads. This file has no imports, because browser code uses it too. */
interface PrefixOwner {
  prefixes: readonly string[];
}

const matches = (prefix: string, path: string) =>
  path === prefix || (prefix !== '/' && (path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}-`)));

/** Returns the team that owns a path, or `undefined`. The longest matching prefix decides. */
export function teamOf<Owner extends PrefixOwner>(teams: readonly Owner[], path: string): Owner | undefined {
  let owner: Owner | undefined;
  let longest = -1;
  for (const candidate of teams)
    for (const prefix of candidate.prefixes)
      if (prefix.length > longest && matches(prefix, path)) {
        owner = candidate;
        longest = prefix.length;
      }
  return owner;
}
