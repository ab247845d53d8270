import type { EntityManager } from 'typeorm';

/** Notes hold the ids of mentioned colleagues, so that they show the name of today. */
const stored = /@\[(\d+)\]/g;

interface Colleague {
  id: number;
  name: string;
}

interface Account extends Colleague {
  email: string;
}

/**
 * Replaces `@Ana Lopez` by the id of each active account with that name, and `@ana@lumenward.example` by that of one of them. Returns who
 * is mentioned. Other text after an @ stays as it is.
 */
export async function storeMentions(
  manager: EntityManager,
  text: string,
): Promise<{ text: string; mentions?: number[] }> {
  if (!text.includes('@')) return { text };
  const colleagues: Account[] = await manager.query(
    'select id, name, email from staff_accounts join users on id = user_id where disabled_at is null order by id',
  );
  // The longest name first: of “Ana Lopez”, “Ana” is not mentioned.
  const names = [...new Set(colleagues.flatMap(({ name, email }) => [name, email]))]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])@(${names.map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const ids = new Set<number>();
  const withIds = text.replace(pattern, (_, name: string) => {
    const isNamed = (own: string) => own.toLowerCase() === name.toLowerCase();
    const named = colleagues.filter((one) => isNamed(one.name) || isNamed(one.email));
    for (const { id } of named) ids.add(id);
    return named.map(({ id }) => `@[${id}]`).join(' ');
  });
  return { text: withIds, ...(ids.size > 0 && { mentions: [...ids] }) };
}

/** Replaces the ids in a stored text by names. */
export const showMentions = (text: string, mentioned: Colleague[]): string =>
  text.replace(stored, (mark, id: string) => {
    const colleague = mentioned.find((one) => one.id === Number(id));
    return colleague ? `@${colleague.name}` : mark;
  });
