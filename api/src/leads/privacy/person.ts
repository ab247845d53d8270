import { NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Everything that belongs to the person of a lead. */
export interface Person {
  /** The merge tree of the lead, and every other lead with one of the addresses. */
  leadIds: number[];
  /** The email identities of all their requests and corrections, sorted. */
  addresses: string[];
}

/** Finds the person of a lead. Throws 404 for an unknown id. */
export async function findPerson(manager: EntityManager, leadId: number): Promise<Person> {
  const leads: { id: number }[] = await manager.query('select id from leads_of_person($1) as id order by id', [leadId]);
  if (leads.length === 0) throw new NotFoundException(`There is no lead ${leadId}.`);
  const leadIds = leads.map(({ id }) => id);
  const identities: { address: string }[] = await manager.query(
    'select address from addresses_of($1::integer[]) as address order by 1',
    [leadIds],
  );
  return { leadIds, addresses: identities.map(({ address }) => address) };
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
/** Without the extension, and without country code and leading zeros, which are not always written. */
const numberOf = (phone: string) =>
  (plain(phone).split(/[a-z#;,]/)[0] ?? '').replace(/\D/g, '').replace(/^0+/, '').slice(-9);
const minimumDigits = 7;

/** Returns whether a text, e.g. of a search, has an address, a telephone number in any spelling, or the full name of the person. */
export async function matcherOf(
  manager: EntityManager,
  { leadIds, addresses }: Person,
): Promise<(text: string) => boolean> {
  const people: { email: string | null; phone: string | null; name: string | null }[] = await manager.query(
    `select email, phone, name from requests where lead_id = any($1)
     union select case when field = 'email' then value end, case when field = 'phone' then value end,
                  case when field = 'name' then value end from lead_details where lead_id = any($1)`,
    [leadIds],
  );
  const emails = [...addresses, ...people.map(({ email }) => email ?? '')].map(plain).filter(Boolean);
  const names = people.map(({ name }) => plain(name ?? '')).filter((name) => name.includes(' '));
  const numbers = people.map(({ phone }) => numberOf(phone ?? '')).filter(({ length }) => length >= minimumDigits);
  return (text) => {
    const [searched, digits] = [plain(text), plain(text).replace(/\D/g, '')];
    return [...emails, ...names].some((one) => searched.includes(one)) || numbers.some((one) => digits.includes(one));
  };
}
