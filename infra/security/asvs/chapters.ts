import type { Requirements } from '../requirement.ts';
import { api } from './api.content.ts';
import { architecture } from './architecture.content.ts';
import { authentication } from './authentication.content.ts';
import { authorization } from './authorization.content.ts';
import { communication } from './communication.content.ts';
import { configuration } from './configuration.content.ts';
import { cryptography } from './cryptography.content.ts';
import { data } from './data.content.ts';
import { encoding } from './encoding.content.ts';
import { files } from './files.content.ts';
import { frontend } from './frontend.content.ts';
import { logging } from './logging.content.ts';
import { oidc } from './oidc.content.ts';
import { sessions } from './sessions.content.ts';
import { tokens } from './tokens.content.ts';
import { validation } from './validation.content.ts';
import { webrtc } from './webrtc.content.ts';

/** The chapters of OWASP ASVS 5.0.0, in order. */
export const chapters: { title: string; requirements: Requirements }[] = [
  { title: '1. Encoding and sanitization', requirements: encoding },
  { title: '2. Validation and business logic', requirements: validation },
  { title: '3. Web frontend', requirements: frontend },
  { title: '4. API and web service', requirements: api },
  { title: '5. File handling', requirements: files },
  { title: '6. Authentication', requirements: authentication },
  { title: '7. Sessions', requirements: sessions },
  { title: '8. Authorization', requirements: authorization },
  { title: '9. Self-contained tokens', requirements: tokens },
  { title: '10. OAuth and OpenID Connect', requirements: oidc },
  { title: '11. Cryptography', requirements: cryptography },
  { title: '12. Secure communication', requirements: communication },
  { title: '13. Configuration', requirements: configuration },
  { title: '14. Data protection', requirements: data },
  { title: '15. Secure coding and architecture', requirements: architecture },
  { title: '16. Logging and errors', requirements: logging },
  { title: '17. WebRTC', requirements: webrtc },
];
