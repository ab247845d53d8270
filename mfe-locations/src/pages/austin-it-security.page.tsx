import { SaasSecurityDrawing } from '@portal/drawings/saas-security';
import { SignInDrawing } from '@portal/drawings/sign-in';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { itSecurity } from '../content/austin/it-security.content.ts';

export const Component = () => (
  <CityPracticePage page={itSecurity} drawings={{ hero: SignInDrawing, detail: SaasSecurityDrawing }} />
);
