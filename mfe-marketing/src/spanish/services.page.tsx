import { RiserDrawing } from '@portal/drawings/riser';
import { CallToAction } from '@portal/ui/call-to-action';
import { FeatureList } from '@portal/ui/feature-list';
import { PageHero } from '@portal/ui/page-hero';
import { Section } from '@portal/ui/section';
import { band } from '../services/sections/band.ts';
import { practices } from './content/services.content.ts';
import { breadcrumbsLabel, home, SpanishPage } from './spanish-page.tsx';

export const ServicesPage = () => (
  <SpanishPage
    path="/es/servicios"
    title="Instalación de cámaras, redes, audio y video"
    description="Los dieciséis servicios: cámaras, accesos, monitoreo, cableado, Wi-Fi, seguridad informática, audio y video para negocios de Austin y San Antonio."
    crumb="Servicios"
  >
    <PageHero
      eyebrow="Dieciséis servicios"
      title="Servicios"
      lead="El lector necesita un puerto, el puerto necesita cable y la grabación necesita una red protegida. Una sola compañía diseña, instala y da mantenimiento a todo."
      breadcrumbs={[home, { label: 'Servicios' }]}
      breadcrumbsLabel={breadcrumbsLabel}
      drawing={<RiserDrawing isCompact />}
    />
    {practices.map(({ practice, title, intro, services }, index) => (
      <Section
        key={practice}
        sunken={index % 2 === 1}
        practice={practice}
        layout="sticky"
        title={title}
        intro={intro}
        className={band}
      >
        <FeatureList shape="rows" items={services} />
      </Section>
    ))}
    <CallToAction
      title="¿No sabe cuál le hace falta?"
      text="Cuéntenos qué falla. Nosotros le decimos cuál de los dieciséis lo arregla."
      action="Pida una visita sin costo"
    />
  </SpanishPage>
);
