import type { NewMailTemplate } from '@portal/staff-client/mail';

/** Texts to start with. They promise nothing: neither prices nor times. */
export const startingSet: Omit<NewMailTemplate, 'isShared' | 'practice'>[] = [
  {
    name: 'First answer',
    language: 'en',
    subject: 'Your request',
    text: `Hello {{firstName}},

thank you for your request about {{service}}. I have read it and will look after it.

To answer it well I need two things:
- the address of the building, and on which floors the work is
- a floor plan, or a few photos of the rooms, if you have them

You can answer this e-mail and attach them. If a call is easier, tell me the number and a time that suits you.`,
  },
  {
    name: 'Propose a site visit',
    language: 'en',
    subject: 'Site visit',
    text: `Hello {{firstName}},

before we quote {{service}} we would like to see the building. Would {{visit}} work for you?

We look at the cable paths, the network closet, power, and the places for the equipment, and take measurements and photos. Please have somebody there who can open these rooms.

If another day is better, answer with two or three times.`,
  },
  {
    name: 'After the site visit',
    language: 'en',
    subject: 'After our visit',
    text: `Hello {{firstName}},

thank you for showing us the building. We are working on your quote for {{service}}.

If something has changed since, such as the number of doors, cameras or outlets, or the day when it has to be ready, please tell me now, so that the quote fits.`,
  },
  {
    name: 'No answer yet',
    language: 'en',
    subject: 'Is this still of interest?',
    text: `Hello {{firstName}},

I wrote to you about {{service}} and have not heard from you. Is it still of interest?

If it is, answer with a day and a time for a call. If it has to wait, tell me when I should ask again. If it is settled, a short word is enough, and I will close your request.`,
  },
  {
    name: 'Primera respuesta',
    language: 'es',
    subject: 'Su solicitud',
    text: `Hola, {{firstName}}:

Gracias por su solicitud sobre {{service}}. Ya la leí y me encargo de ella.

Para responderle bien necesito dos cosas:
- la dirección del edificio y en qué pisos es el trabajo
- un plano o algunas fotos de los espacios, si los tiene

Puede responder a este correo y adjuntarlos. Si prefiere una llamada, dígame el número y la hora que le convenga.`,
  },
  {
    name: 'Proponer una visita',
    language: 'es',
    subject: 'Visita al sitio',
    text: `Hola, {{firstName}}:

Antes de cotizar {{service}} nos gustaría ver el edificio. ¿Le conviene {{visit}}?

Revisamos las rutas de cable, el cuarto de red, la alimentación eléctrica y los lugares para los equipos, y tomamos medidas y fotos. Le pedimos que esté alguien que pueda abrir esos espacios.

Si prefiere otro día, responda con dos o tres horarios.`,
  },
  {
    name: 'Después de la visita',
    language: 'es',
    subject: 'Después de nuestra visita',
    text: `Hola, {{firstName}}:

Gracias por mostrarnos el edificio. Estamos preparando su cotización de {{service}}.

Si algo cambió desde entonces, como el número de puertas, cámaras o salidas de red, o la fecha en que debe estar listo, dígamelo ahora para que la cotización sea correcta.`,
  },
  {
    name: 'Sin respuesta todavía',
    language: 'es',
    subject: '¿Sigue interesado?',
    text: `Hola, {{firstName}}:

Le escribí sobre {{service}} y no he tenido respuesta. ¿Todavía le interesa?

Si es así, responda con un día y una hora para llamarle. Si tiene que esperar, dígame cuándo le pregunto de nuevo. Si ya está resuelto, basta una línea y cierro su solicitud.`,
  },
];
