import { SitePlanDrawing } from '@portal/drawings/site-plan';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { FeatureList } from '@portal/ui/feature-list';
import { PageHero } from '@portal/ui/page-hero';
import { Section } from '@portal/ui/section';
import { StatRow } from '@portal/ui/stat-row';
import { css } from 'styled-system/css';
import { band } from '../services/sections/band.ts';
import { CaseStudyForm } from './case-study-form.tsx';
import type { englishStory, spanishStory } from './story.content.ts';

/** The success story with its form. */
export const Story = ({ story }: { story: typeof englishStory | typeof spanishStory }) => (
  <>
    <PageHero
      practice="physical-security"
      eyebrow={story.eyebrow}
      title={story.headline}
      lead={story.lead}
      breadcrumbs={[story.home, { label: story.about }]}
      breadcrumbsLabel={story.breadcrumbsLabel}
      actions={
        <ButtonLink to="#download" size="lg">
          {story.action}
        </ButtonLink>
      }
      drawing={<SitePlanDrawing isCompact />}
    />
    <Section practice="physical-security" title={story.changed} className={band}>
      <StatRow stats={story.results} />
    </Section>
    <Section sunken practice="physical-security" title={story.needs.title} className={band}>
      <FeatureList shape="columns" items={story.needs.items} />
    </Section>
    <Section
      id="download"
      practice="physical-security"
      layout="sticky"
      title={story.forms.caseStudy.title}
      intro={story.formIntro}
      className={band}
    >
      <div className={css({ maxWidth: 'measure.text' })}>
        <CaseStudyForm texts={story.forms} />
      </div>
    </Section>
    <CallToAction practice="physical-security" about={story.about} {...story.closing} />
  </>
);
