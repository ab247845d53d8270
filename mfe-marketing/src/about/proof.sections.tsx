import { type ClientStatement, shownValue } from '@portal/contracts/client-statement';
import { type ServiceSlug, servicePath, services } from '@portal/contracts/services';
import { attribution, useSite } from '@portal/platform';
import { Card } from '@portal/ui/card';
import { TextLink } from '@portal/ui/link';
import { PillList } from '@portal/ui/pill-list';
import { Quote } from '@portal/ui/quote';
import { SampleNote } from '@portal/ui/sample-note';
import { Section } from '@portal/ui/section';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { tiles } from 'styled-system/patterns';

// Each section renders nothing until the client has confirmed what it shows.

export interface Project {
  name: string;
  /** e.g. `Round Rock`. */
  place: string;
  year: number;
  text: string;
  services: readonly ServiceSlug[];
}

export interface Person {
  name: string;
  role: string;
  /** What to ask this person about. */
  text?: string;
}

export interface Review {
  text: string;
  by: string;
  /** Where it can be read, e.g. `Google`. */
  source: { name: string; url: string };
}

export interface Photograph {
  /** Its name in the folder `public` of this workspace, e.g. `gate.webp`. */
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What it shows. */
  alt: string;
  caption?: string;
}

export const ProjectsSection = ({ statement }: { statement: ClientStatement<readonly Project[]> }) => (
  <ListSection title="Projects" note="Sample projects" statement={statement}>
    {({ name, place, year, text, services: slugs }) => (
      <Card key={name} title={name} tone="rule">
        <p>
          {place}, {year}. {text}
        </p>
        <PillList
          label="Services"
          items={slugs.map((slug) => ({ label: services[slug].name, to: servicePath(slug) }))}
        />
      </Card>
    )}
  </ListSection>
);

export const TeamSection = ({ statement }: { statement: ClientStatement<readonly Person[]> }) => (
  <ListSection title="The people who answer" note="Sample names" statement={statement}>
    {({ name, role, text }) => (
      <Card key={name} title={name} tone="rule">
        <p>{role}</p>
        {text && <p>{text}</p>}
      </Card>
    )}
  </ListSection>
);

export const ReviewsSection = ({ statement }: { statement: ClientStatement<readonly Review[]> }) => (
  <ListSection title="Reviews" note="Sample reviews" statement={statement}>
    {({ text, by, source }) => (
      <div key={text}>
        <Quote by={by}>{text}</Quote>
        <p className={css({ textStyle: 'small', marginTop: '2' })}>
          <TextLink to={source.url}>Read it on {source.name}</TextLink>
        </p>
      </div>
    )}
  </ListSection>
);

export const PhotographsSection = ({ statement }: { statement: ClientStatement<readonly Photograph[]> }) => (
  <ListSection title="Our work in pictures" note="Sample pictures" statement={statement}>
    {({ file, width, height, alt, caption }) => (
      <figure key={alt}>
        <img
          src={releaseFile(file)}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={css({ width: 'full', height: 'auto', borderRadius: 'card' })}
        />
        {caption && (
          <figcaption className={css({ textStyle: 'small', color: 'fg.muted', marginTop: '2' })}>{caption}</figcaption>
        )}
      </figure>
    )}
  </ListSection>
);

/** Files of `public` are files of the release. */
const releaseFile = (file: string) => `/remotes/marketing/${attribution().release}/${file}`;

interface ListSectionProps<Item> {
  title: string;
  /** That the items are samples. */
  note: string;
  statement: ClientStatement<readonly Item[]>;
  children: (item: Item) => ReactNode;
}

function ListSection<Item>({ title, note, statement, children }: ListSectionProps<Item>) {
  const items = shownValue(statement, useSite());
  if (!items?.length) return null;

  return (
    <Section title={title}>
      <SampleNote statement={statement}>{note}</SampleNote>
      <div className={tiles({ least: '18rem', columnGap: '8', rowGap: '10' })}>{items.map(children)}</div>
    </Section>
  );
}
