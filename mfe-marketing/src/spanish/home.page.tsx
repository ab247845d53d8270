import { consultationPath } from '@portal/contracts/consultation';
import { BuildingTextsContext } from '@portal/drawings/buildings/building';
import { OfficeBuilding } from '@portal/drawings/buildings/office';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { Faq } from '@portal/ui/faq';
import { FeatureList } from '@portal/ui/feature-list';
import { TextLink } from '@portal/ui/link';
import { PageHero } from '@portal/ui/page-hero';
import { Section } from '@portal/ui/section';
import { StatRow } from '@portal/ui/stat-row';
import { Steps } from '@portal/ui/steps';
import { business, faqPage } from '@portal/ui/structured-data';
import { css } from 'styled-system/css';
import { band } from '../services/sections/band.ts';
import { office } from './content/building.content.ts';
import { beginning, proof, questions, readers, results } from './content/home.content.ts';
import { OtherServices } from './other-services.section.tsx';
import { SpanishPage } from './spanish-page.tsx';

export const HomePage = () => (
  <SpanishPage
    path="/es"
    title="Cámaras, accesos y redes en Austin y San Antonio"
    description="Cámaras, control de acceso y Wi-Fi con instalación y mantenimiento para tiendas, edificios de apartamentos e iglesias de Austin y San Antonio. En español."
    structuredData={[business(useSite()), faqPage(questions)]}
  >
    <PageHero
      eyebrow="Austin y San Antonio, Texas"
      title="Cámaras, accesos y redes a cargo de una sola compañía"
      lead="Diseñamos, instalamos y damos mantenimiento a los sistemas de su tienda, sus apartamentos o su iglesia. Usted trata con nosotros para todo, y en español."
      actions={
        <>
          <ButtonLink to={consultationPath({}, 'es')} size="lg">
            Pida una visita sin costo
          </ButtonLink>
          <ButtonLink to="/es/camaras-de-seguridad" size="lg" tone="quiet">
            Vea las cámaras
          </ButtonLink>
        </>
      }
      panorama={
        <BuildingTextsContext value={office}>
          <OfficeBuilding />
        </BuildingTextsContext>
      }
    >
      <StatRow
        stats={proof}
        className={css({
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: { base: '3', sm: '6', lg: '3', xl: '6' },
        })}
      />
    </PageHero>
    <Section title="Para quién trabajamos" className={band}>
      <FeatureList shape="columns" items={readers} />
    </Section>
    <OtherServices title="Qué instalamos" />
    <Section
      colorMode="dark"
      practice="physical-security"
      title="Siete lugares, 100% menos robos"
      intro="Una asociación de propietarios protegió siete lugares. En cada uno, la instalación llevó menos de una hora."
      className={band}
      actions={
        <TextLink to="/es/caso-de-exito" arrow>
          Conozca el caso y descargue el PDF
        </TextLink>
      }
    >
      <StatRow stats={results} />
    </Section>
    <Section layout="sticky" title="Cómo se empieza" className={band}>
      <Steps items={beginning} shape="timeline" />
    </Section>
    <Section sunken title="Lo primero que nos preguntan" className={band}>
      <Faq items={questions} shape="columns" />
    </Section>
    <Section layout="sticky" title="Dónde trabajamos" className={band}>
      <FeatureList
        shape="rows"
        items={[
          {
            title: 'Austin',
            text: 'De Georgetown a Dripping Springs, con soporte local las 24 horas',
            to: '/es/austin',
          },
          { title: 'San Antonio', text: 'Del centro a Boerne y Schertz', to: '/es/san-antonio' },
        ]}
      />
    </Section>
    <CallToAction
      title="Recorramos juntos su edificio"
      text="Contamos puertas, cámaras y rincones sin señal, y le decimos qué equipo puede seguir usando. La visita no cuesta."
      action="Pida una visita sin costo"
    />
  </SpanishPage>
);
