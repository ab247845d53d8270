import { useSite } from '@portal/platform';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList } from '@portal/ui/structured-data';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { columns, wide } from 'styled-system/patterns';

interface LegalSection {
  /** Anchor, which other pages may link to. */
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalPageProps {
  path: string;
  title: string;
  description: string;
  lead: ReactNode;
  /** Date of this version of the text, `2026-11-23`. */
  updated: string;
  sections: readonly LegalSection[];
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const article = css({
  gridColumn: { lg: '5 / -1' },
  maxWidth: '37rem',
  display: 'grid',
  gap: { base: '12', md: '14' },
  textStyle: 'body',
  overflowWrap: 'break-word',
  _print: { maxWidth: 'none', gap: '6' },
  '& section': { display: 'grid', gap: '4', alignContent: 'start' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5', display: 'grid', gap: '2' },
  '& li::marker': { color: 'fg.subtle' },
  '& strong': { fontWeight: 'semibold' },
  '& table': { width: 'full', borderCollapse: 'collapse', marginBlock: '2' },
  '& caption': { textAlign: 'start', textStyle: 'small', color: 'fg.muted', paddingBottom: '2' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: '3',
    borderBottomWidth: 'hairline',
    borderBottomStyle: 'solid',
    borderColor: 'border',
  },
  '& th': { fontWeight: 'semibold', paddingInlineEnd: '5' },
  '& thead th': { textStyle: 'label', color: 'fg.muted' },
});

const contents = css({
  gridColumn: 'span 3',
  display: { base: 'none', lg: 'block' },
  alignSelf: 'start',
  position: 'sticky',
  top: 'calc({sizes.header} + {spacing.8})',
});

const contentsLink = css({
  display: 'block',
  paddingBlock: '1.5',
  paddingInlineStart: '4',
  borderInlineStartWidth: 'rule',
  borderInlineStartStyle: 'solid',
  borderColor: 'border',
  textStyle: 'small',
  color: 'fg.muted',
  _hover: { color: 'fg', borderColor: 'accent' },
});

/** A page of text in sections, with a list of contents on wide screens. */
export function LegalPage({ path, title, description, lead, updated, sections }: LegalPageProps) {
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={path}
        structuredData={[breadcrumbList(useSite(), path, [{ label: 'Home', to: '/' }, { label: title }])]}
      />
      <PageHero title={title} lead={lead} className={css({ '--spacing-section': '{spacing.14}' })}>
        <p className={css({ textStyle: 'small', color: 'fg.muted' })}>
          Last updated <time dateTime={updated}>{longDate.format(new Date(updated))}</time>
        </p>
      </PageHero>
      <div data-color-mode="light" className={css({ paddingBlock: { base: '12', md: '16' } })}>
        <div className={wide()}>
          <div className={columns()}>
            <nav aria-label="On this page" className={contents}>
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`} className={contentsLink}>
                      {section.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={article}>
              {sections.map((section) => (
                <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                  <h2 id={`${section.id}-title`} className={css({ textStyle: 'subheading' })}>
                    {section.title}
                  </h2>
                  {section.content}
                </section>
              ))}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
