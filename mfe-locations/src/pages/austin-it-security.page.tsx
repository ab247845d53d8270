import { ItSecurityDrawing } from '@portal/ui/drawing/it-security';
import { SaasSecurityDrawing } from '@portal/ui/drawing/saas-security';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { itSecurity } from '../content/austin/it-security.content.ts';

export const Component = () => (
  <CityTopicPage page={itSecurity} drawings={{ hero: ItSecurityDrawing, detail: SaasSecurityDrawing }} />
);
