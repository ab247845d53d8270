import { SaasSecurityDrawing } from '@portal/drawings/saas-security';
import { SignInDrawing } from '@portal/drawings/sign-in';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { itSecurity } from '../content/austin/it-security.content.ts';

export const Component = () => (
  <CityTopicPage page={itSecurity} drawings={{ hero: SignInDrawing, detail: SaasSecurityDrawing }} />
);
