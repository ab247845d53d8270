import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 17. */
export const webrtc: Requirements = {
  '17.1.1': { title: 'TURN', notApplicable: 'no WebRTC' },
  '17.2.1': { title: 'DTLS keys', notApplicable: 'no WebRTC' },
  '17.2.2': { title: 'DTLS ciphers', notApplicable: 'no WebRTC' },
  '17.2.3': { title: 'SRTP authentication', notApplicable: 'no WebRTC' },
  '17.2.4': { title: 'Malformed SRTP', notApplicable: 'no WebRTC' },
  '17.3.1': { title: 'Flooded signaling', notApplicable: 'no WebRTC' },
  '17.3.2': { title: 'Malformed signaling', notApplicable: 'no WebRTC' },
};
