import { defaultBusinessHours, describeWeek, readWeek } from '@portal/contracts/business-hours';
import { mailtoHref } from '@portal/contracts/mailto';
import { phoneHref } from '@portal/contracts/site';
import { WorkbenchDrawing } from '@portal/drawings/workbench';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { ComparisonTable } from '@portal/ui/comparison-table';
import { PhoneIcon } from '@portal/ui/icons';
import { PageHero } from '@portal/ui/page-hero';
import { Section } from '@portal/ui/section';
import { business } from '@portal/ui/structured-data';
import { band } from '../services/sections/band.ts';
import { SituationsSection } from '../support/situations.section.tsx';
import { haveReady, maintenance, situations } from './content/support.content.ts';
import { breadcrumbsLabel, home, SpanishPage } from './spanish-page.tsx';

export function SupportPage() {
  const site = useSite();
  const { phone, email, businessHours = defaultBusinessHours } = site;

  return (
    <SpanishPage
      path="/es/soporte"
      title="Soporte y mantenimiento de cámaras y accesos"
      description="Para clientes: a quién llamar, a qué hora y qué hacer ahora. Para los demás: qué se revisa en puertas, cámaras y redes, y cada cuándo."
      crumb="Soporte"
      structuredData={[business(site)]}
    >
      <PageHero
        eyebrow="¿Ya es cliente?"
        title="Soporte y mantenimiento"
        lead="Llámenos y díganos el número de la puerta, cámara o gabinete: con él abrimos el plano correcto."
        breadcrumbs={[home, { label: 'Soporte' }]}
        breadcrumbsLabel={breadcrumbsLabel}
        actions={
          <>
            <ButtonLink to={phoneHref(phone)} size="lg">
              <PhoneIcon aria-hidden />
              {phone}
            </ButtonLink>
            <ButtonLink to={mailtoHref(email)} size="lg" tone="quiet">
              {email}
            </ButtonLink>
          </>
        }
        drawing={<WorkbenchDrawing isCompact />}
      >
        <p>Oficina: {describeWeek(readWeek(businessHours), 'es')}. Soporte local en Austin: las 24 horas.</p>
      </PageHero>
      <SituationsSection
        title="Qué hacer ahora"
        intro="Si hay alguien en peligro o un delito en curso, llame primero al 911."
        situations={situations}
        ready={{ title: 'Tenga a la mano', items: haveReady }}
      />
      <Section
        sunken
        title="Mantenimiento: qué se revisa y cada cuándo"
        intro="Esto es lo mínimo. Con polvo, calor o mucho uso hace falta más."
        className={band}
      >
        <ComparisonTable
          caption="Mantenimiento por sistema"
          columns={['Sistema', 'Qué se revisa', 'Cada cuándo']}
          rows={maintenance}
        />
      </Section>
      <CallToAction
        about="Soporte"
        title="¿Lo instaló otra compañía?"
        text="Tenga los planos y la última factura, y díganos quién guarda las contraseñas. No las mande, por favor. Le decimos qué se puede mantener como está."
        action="Pida una visita sin costo"
      />
    </SpanishPage>
  );
}
