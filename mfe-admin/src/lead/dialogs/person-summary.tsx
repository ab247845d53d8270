import type { StoredPerson } from '@portal/staff-client/privacy';
import { css } from 'styled-system/css';
import { countsOfPerson } from '../../leads/erasure-counts.ts';
import { label } from '../../shared.styles.ts';

const list = css({ paddingInlineStart: '5', listStyle: 'disc', overflowWrap: 'anywhere' });

/** Whom an export or an erasure is about, and how much is stored. */
export const PersonSummary = ({ person, title }: { person: StoredPerson; title: string }) => (
  <>
    <List title="Email addresses" items={person.addresses} />
    <List title="Leads" items={person.leads.map(({ id, name }) => `${name} (lead ${id})`)} />
    <List title={title} items={countsOfPerson(person)} />
  </>
);

const List = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3 className={label}>{title}</h3>
    <ul className={list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);
