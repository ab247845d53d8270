import { useSite } from '@portal/platform';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList } from '@portal/ui/structured-data';
import { type TextSection, TextSections } from '@portal/ui/text-sections';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

interface LegalPageProps {
  path: string;
  title: string;
  description: string;
  lead: ReactNode;
  /** Date of this version of the text, `2026-11-23`. */
  updated: string;
  sections: readonly TextSection[];
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

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
      <TextSections sections={sections} />
    </>
  );
}
