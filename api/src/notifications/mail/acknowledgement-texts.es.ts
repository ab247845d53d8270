import type { englishAcknowledgement } from './acknowledgement-texts.en.ts';

export const spanishAcknowledgement: typeof englishAcknowledgement = {
  heading: 'Gracias.',
  reference: 'Referencia',
  call: (phone, reference) => `Si prefiere hablar ahora, llámenos al ${phone} y mencione la referencia ${reference}.`,
  reason: (host) =>
    `Recibe este correo porque alguien escribió esta dirección en ${host}. Si no fue usted, ignore este mensaje.`,
  contact: {
    subject: (reference) => `Recibimos su solicitud (${reference})`,
    preview: 'Una persona de nuestro equipo la leerá y se pondrá en contacto con usted.',
    received: 'Ya tenemos su solicitud de consulta.',
    next: 'Qué sigue: una persona de nuestro equipo la lee y se pone en contacto con usted, por correo o por teléfono. No tiene que hacer nada más.',
    add: 'Si quiere agregar algo, responda a este correo.',
  },
  caseStudy: {
    subject: (reference) => `El caso de éxito que nos pidió (${reference})`,
    preview: 'Si la descarga no empezó, pídalo otra vez en nuestro sitio.',
    download:
      'Nos pidió nuestro caso de éxito y su navegador ya lo descargó. Si no fue así, pídalo otra vez en nuestro sitio.',
    talk: 'Si quiere platicar sobre su propiedad, responda a este correo.',
    action: 'Ir al caso de éxito',
    path: '/es/caso-de-exito',
  },
};
