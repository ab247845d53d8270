import { FeatureList } from '@portal/ui/feature-list';
import { TextLink } from '@portal/ui/link';
import { Section } from '@portal/ui/section';
import { band } from '../services/sections/band.ts';

const services = [
  { title: 'Cámaras de seguridad', text: 'Para saber quién fue', to: '/es/camaras-de-seguridad' },
  { title: 'Control de acceso', text: 'Puertas sin copias de la llave', to: '/es/control-de-acceso' },
  { title: 'Monitoreo de cámaras', text: 'Operadores que ven en vivo lo que ocurre', to: '/es/monitoreo-de-camaras' },
  { title: 'Wi-Fi para negocios', text: 'Una red para cobrar, otra para los clientes', to: '/es/wifi-para-negocios' },
];

interface OtherServicesProps {
  /** Path of the page, which is left out. */
  current?: string;
  title?: string;
}

/** Links to the services that have a page in Spanish, and to the list of all of them. */
export const OtherServices = ({ current, title = 'Servicios que se planean en conjunto' }: OtherServicesProps) => (
  <Section
    layout="sticky"
    title={title}
    className={band}
    actions={
      <TextLink to="/es/servicios" arrow>
        Los dieciséis servicios
      </TextLink>
    }
  >
    <FeatureList shape="rows" items={services.filter(({ to }) => to !== current)} />
  </Section>
);
