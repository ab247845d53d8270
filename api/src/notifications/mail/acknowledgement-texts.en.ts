/** What acknowledgements say. `path` is that of the page with the case study. */
export const englishAcknowledgement = {
  heading: 'Thank you.',
  reference: 'Reference',
  call: (phone: string, reference: string) =>
    `If you would rather talk now, call us at ${phone} and mention the reference ${reference}.`,
  reason: (host: string) =>
    `You get this mail because this address was entered on ${host}. If that was not you, please ignore it.`,
  contact: {
    subject: (reference: string) => `We have your request (${reference})`,
    preview: 'A person from our team will read it and get in touch with you.',
    received: 'Your consultation request has reached us.',
    next: 'What happens next: a person from our team reads it and gets in touch with you, by email or by phone. There is nothing more you need to do.',
    add: 'To add something, reply to this mail.',
  },
  caseStudy: {
    subject: (reference: string) => `The case study you asked for (${reference})`,
    preview: 'If the download did not start, ask for it again on our site.',
    download:
      'You asked for our case study. Your browser has downloaded it; if it did not, ask for it again on our site.',
    talk: 'If you would like to talk about your own property, reply to this mail.',
    action: 'Go to the case study',
    path: '/',
  },
};
