import { spanishForms } from '@portal/contracts/form-texts.es';
import { SitePlanDrawing } from '@portal/drawings/site-plan';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { FeatureList } from '@portal/ui/feature-list';
import { PageHero } from '@portal/ui/page-hero';
import { Section } from '@portal/ui/section';
import { StatRow } from '@portal/ui/stat-row';
import { css } from 'styled-system/css';
import { CaseStudyForm } from '../case-study/case-study-form.tsx';
import { band } from '../services/sections/band.ts';
import { results, whatItTakes } from './content/home.content.ts';
import { breadcrumbsLabel, home, SpanishPage } from './spanish-page.tsx';

/** The success story with its form. The English site has the form in a dialog of the home page. */
export const CaseStudyPage = () => (
  <SpanishPage
    path="/es/caso-de-exito"
    title="Caso de éxito: siete lugares, 100% menos robos"
    description="Una asociación de propietarios protegió siete lugares, cada uno en menos de una hora: 100% menos robos y más de 60 días sin incidentes. Descargue el PDF."
    crumb="Caso de éxito"
  >
    <PageHero
      practice="physical-security"
      eyebrow="Caso de éxito: una asociación de propietarios"
      title="Siete lugares, 100% menos robos"
      lead="Una asociación de propietarios (HOA) protegió siete lugares. Ninguno llevó más de una hora."
      breadcrumbs={[home, { label: 'Caso de éxito' }]}
      breadcrumbsLabel={breadcrumbsLabel}
      actions={
        <ButtonLink to="#descargar" size="lg">
          Descargue el caso
        </ButtonLink>
      }
      drawing={<SitePlanDrawing isCompact />}
    />
    <Section practice="physical-security" title="Lo que cambió" className={band}>
      <StatRow stats={results} />
    </Section>
    <Section sunken practice="physical-security" title="Qué se necesita para repetirlo" className={band}>
      <FeatureList shape="columns" items={whatItTakes} />
    </Section>
    <Section
      id="descargar"
      practice="physical-security"
      layout="sticky"
      title={spanishForms.caseStudy.title}
      intro="Déjenos sus datos y descargue el PDF."
      className={band}
    >
      <div className={css({ maxWidth: 'measure.text' })}>
        <CaseStudyForm texts={spanishForms} />
      </div>
    </Section>
    <CallToAction
      practice="physical-security"
      about="Caso de éxito"
      title="¿Tiene varios lugares que proteger?"
      text="Los recorremos con usted y empezamos por el que más le preocupa."
      action="Pida una visita sin costo"
    />
  </SpanishPage>
);
