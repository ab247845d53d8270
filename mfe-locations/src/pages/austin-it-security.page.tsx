import { SaasSecurityDrawing } from '@portal/ui/drawing/saas-security';
import { SignInDrawing } from '@portal/ui/drawing/sign-in';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { itSecurity } from '../content/austin/it-security.content.ts';

export const Component = () => (
  <CityTopicPage page={itSecurity} drawings={{ hero: SignInDrawing, detail: SaasSecurityDrawing }} />
);
