export interface AcknowledgementTexts {
  heading: string;
  reference: string;
  call(phone: string, reference: string): string;
  reason(host: string): string;
  contact: { subject(reference: string): string; preview: string; received: string; next: string; add: string };
  caseStudy: {
    subject(reference: string): string;
    preview: string;
    download: string;
    talk: string;
    action: string;
    /** Of the page with the case study. */
    path: string;
  };
}

export const englishAcknowledgement: AcknowledgementTexts = {
  heading: 'Thank you.',
  reference: 'Reference',
  call: (phone, reference) =>
    `If you would rather talk now, call us at ${phone} and mention the reference ${reference}.`,
  reason: (host) =>
    `You get this mail because this address was entered on ${host}. If that was not you, please ignore it.`,
  contact: {
    subject: (reference) => `We have your request (${reference})`,
    preview: 'A person from our team will read it and get in touch with you.',
    received: 'Your consultation request has reached us.',
    next: 'What happens next: a person from our team reads it and gets in touch with you, by email or by phone. There is nothing more you need to do.',
    add: 'To add something, reply to this mail.',
  },
  caseStudy: {
    subject: (reference) => `The case study you asked for (${reference})`,
    preview: 'If the download did not start, ask for it again on our site.',
    download:
      'You asked for our case study. Your browser has downloaded it; if it did not, ask for it again on our site.',
    talk: 'If you would like to talk about your own property, reply to this mail.',
    action: 'Go to the case study',
    path: '/',
  },
};
