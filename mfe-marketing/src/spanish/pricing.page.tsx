import { consultationPath } from '@portal/contracts/consultation';
import { DoorOpeningDrawing } from '@portal/drawings/door-opening';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { ComparisonTable } from '@portal/ui/comparison-table';
import { FeatureList } from '@portal/ui/feature-list';
import { PageHero } from '@portal/ui/page-hero';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { workedExamples } from '../calculator/calculator.content.ts';
import { Calculator } from '../calculator/calculator.tsx';
import { WorkedExamples } from '../calculator/worked-examples.tsx';
import { band } from '../services/sections/band.ts';
import { cameraDrivers, countingRules, doorDrivers, quoteLines } from './content/pricing.content.ts';
import { breadcrumbsLabel, home, SpanishPage } from './spanish-page.tsx';
import { consultations } from './spanish-paths.ts';

const consultation = consultations['/es/precios'];

export const PricingPage = () => (
  <SpanishPage
    path="/es/precios"
    title="De qué depende el precio de cámaras y accesos"
    description="De qué depende el precio de una cámara o de una puerta con control de acceso en Austin y San Antonio, una calculadora y lo que debe decir una cotización."
    crumb="Precios"
  >
    <PageHero
      eyebrow="Precios"
      title="De qué depende el precio"
      lead="La cámara y el lector rara vez son lo más caro. Pesan más la chapa, el cable, la corriente y las licencias de cada año. Esto es lo que contamos, para que usted pueda leer cualquier cotización, también la nuestra."
      breadcrumbs={[home, { label: 'Precios' }]}
      breadcrumbsLabel={breadcrumbsLabel}
      actions={
        <ButtonLink to={consultationPath(consultation, 'es')} size="lg">
          Pida una visita sin costo
        </ButtonLink>
      }
      drawing={<DoorOpeningDrawing isCompact />}
    />
    <Section
      practice="connectivity"
      title="Lo que suma su edificio"
      intro="Cuente, y vea qué deben aguantar la red, el gabinete y el espacio para el video."
      className={band}
    >
      <div className={css({ display: 'grid', gap: '10' })}>
        <Calculator example={workedExamples[0].quantities} consultation={consultation} language="es" />
        <WorkedExamples language="es" />
        <FeatureList shape="columns" items={countingRules} />
      </div>
    </Section>
    <Section sunken practice="physical-security" title="Una puerta con control de acceso" className={band}>
      <ComparisonTable
        caption="De qué depende el precio de una puerta"
        columns={['Parte', 'Cuesta menos', 'Cuesta más']}
        rows={doorDrivers}
      />
    </Section>
    <Section practice="physical-security" title="Una cámara de seguridad" className={band}>
      <ComparisonTable
        caption="De qué depende el precio de una cámara"
        columns={['Parte', 'Cuesta menos', 'Cuesta más']}
        rows={cameraDrivers}
      />
    </Section>
    <Section
      sunken
      title="Lo que debe decir una cotización"
      intro="Con estos ocho renglones se pueden comparar dos cotizaciones. Sin ellos, la más barata puede ser simplemente la que incluye menos."
      className={band}
    >
      <FeatureList shape="columns" items={quoteLines} />
    </Section>
    <CallToAction
      about="Precios"
      title="Contamos sus puertas y cámaras con usted"
      text="La visita no cuesta. Recibe cantidades, lo que puede seguir usando y un precio por renglón."
      action="Pida una visita sin costo"
    />
  </SpanishPage>
);
