import { spanishForms } from '@portal/contracts/form-texts.es';
import { useSite } from '@portal/platform';
import { business } from '@portal/ui/structured-data';
import { ContactHero } from '../contact/contact-hero.tsx';
import { afterContact } from './content/home.content.ts';
import { SpanishPage } from './spanish-page.tsx';

export const ContactPage = () => (
  <SpanishPage
    path="/es/contacto"
    title="Contacto en español: Austin y San Antonio"
    description="Pida una consulta, una visita sin costo o una propuesta para su negocio, edificio o iglesia de Austin o San Antonio. Le contestamos en español."
    crumb="Contacto"
    structuredData={[business(useSite())]}
  >
    <ContactHero
      title="Contáctenos"
      lead="Díganos qué pasa en su negocio, su edificio o su iglesia. Le contesta en español quien diseña los sistemas."
      texts={spanishForms}
      labels={{ about: 'Sobre', phone: 'Teléfono', email: 'Correo electrónico', office: 'Oficina', hours: 'Horario' }}
      next={{ title: 'Qué sigue', items: afterContact }}
    />
  </SpanishPage>
);
