import type { FormTexts } from './form-texts.ts';
import { spanishMessage } from './messages.es.ts';

const dayFormat = new Intl.DateTimeFormat('es-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `martes 24 de noviembre` for `2026-11-24`, for use in a sentence. */
export const formatSpanishDay = (date: string): string => dayFormat.format(new Date(date)).replace(',', '');

export const spanishForms: FormTexts = {
  language: 'es',
  labels: {
    name: 'Nombre',
    firstName: 'Nombre',
    lastName: 'Apellido',
    company: 'Negocio u organización',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    service: 'Servicio',
    message: 'Mensaje',
  },
  services: [
    { value: 'connectivity', label: 'Redes y Wi-Fi' },
    { value: 'physical-security', label: 'Cámaras, accesos y monitoreo' },
    { value: 'it-security', label: 'Seguridad informática' },
    { value: 'audiovisual', label: 'Audio y video' },
    { value: 'consultation', label: 'Consulta general' },
  ],
  chooseService: 'Elija un servicio',
  requiredNote: 'Los campos con * son obligatorios.',
  privacyPolicy: 'Política de privacidad (en inglés)',
  checkForm: 'Revise el formulario, por favor',
  characters: {
    limit: (max) => `Hasta ${max} caracteres`,
    used: (length, max) => `${length} de ${max} caracteres`,
    left: (rest, max) => `Quedan ${rest} de ${max} caracteres`,
  },
  message: spanishMessage,
  contact: {
    wording: 'contacto-1',
    title: 'Cuéntenos qué necesita',
    dataNote: 'Usamos sus datos para responder a su solicitud.',
    submit: 'SOLICITAR UNA CONSULTA',
    submitting: 'ENVIANDO…',
    success: {
      title: '¡Listo!',
      text: 'Recibimos su solicitud de consulta. Pronto nos pondremos en contacto con usted.',
    },
    failure: { title: 'Error', text: 'No se pudo enviar el formulario. Inténtelo de nuevo, por favor.' },
    failed: (canRetry) =>
      `Su solicitud no se envió. Lo que escribió sigue aquí: ${canRetry ? 'inténtelo de nuevo' : 'corríjalo'} o llame al`,
    offline:
      'No tiene conexión a internet y no se envió nada. Lo que escribió se queda en esta página: envíelo cuando vuelva la conexión o llame al',
    nextStep: (answerBy) =>
      `Ya tenemos su solicitud. Un diseñador de sistemas le llamará o le escribirá ${answerBy ? `a más tardar el ${formatSpanishDay(answerBy)}` : 'en un día hábil'}.`,
    reference: { before: 'Su número de referencia es', after: ': téngalo a la mano si nos llama.' },
  },
  caseStudy: {
    wording: 'caso-de-exito-1',
    title: 'Descargue el caso completo',
    dataNote: 'Usamos sus datos para enviarle el PDF y ponernos en contacto con usted.',
    submit: 'Descargar el caso de éxito',
    submitting: 'Preparando…',
    fileName: 'caso-de-exito-hoa.pdf',
    success: { title: 'Descarga iniciada', text: 'La descarga del caso de éxito ya empezó. ¡Gracias por su interés!' },
    failure: {
      title: 'La descarga falló',
      text: 'Hubo un error al preparar su descarga. Inténtelo de nuevo, por favor.',
    },
    failed: (canRetry) =>
      `La descarga falló. Lo que escribió sigue aquí: ${canRetry ? 'inténtelo de nuevo' : 'corríjalo'}, por favor.`,
  },
};
