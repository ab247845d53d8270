import type { LayoutTexts } from './layout-texts.ts';

export const spanishLayout: LayoutTexts = {
  language: 'es',
  home: '/es',
  contactPath: '/es/contacto',
  skip: 'Saltar al contenido',
  navigation: 'Principal',
  menu: 'Menú',
  links: [
    { to: '/es/camaras-de-seguridad', label: 'Cámaras' },
    { to: '/es/control-de-acceso', label: 'Accesos' },
    { to: '/es/monitoreo-de-camaras', label: 'Monitoreo' },
    { to: '/es/wifi-para-negocios', label: 'Wi-Fi' },
  ],
  contact: 'Contacto',
  cities: [
    { to: '/es/austin', label: 'Austin' },
    { to: '/es/san-antonio', label: 'San Antonio' },
  ],
  help: [],
  other: { language: 'en', label: 'English', home: '/' },
  callBar: { label: 'Contacto rápido', call: 'Llamar', consultation: 'Pedir una visita' },
  footer: {
    label: 'Pie de página',
    tagline: 'Creamos espacios más seguros, más inteligentes, conectados y protegidos.',
    follow: 'Siga a',
    services: { title: 'Servicios', practices: [] },
    lists: [
      {
        title: 'Servicios',
        links: [
          { label: 'Cámaras de seguridad', to: '/es/camaras-de-seguridad' },
          { label: 'Control de acceso', to: '/es/control-de-acceso' },
          { label: 'Monitoreo de cámaras', to: '/es/monitoreo-de-camaras' },
          { label: 'Wi-Fi para negocios', to: '/es/wifi-para-negocios' },
          { label: 'Todos los servicios', to: '/es/servicios' },
        ],
      },
      {
        title: 'Ciudades',
        links: [
          { label: 'Austin', to: '/es/austin' },
          { label: 'San Antonio', to: '/es/san-antonio' },
        ],
      },
      {
        title: 'Conózcanos',
        links: [
          { label: 'Inicio', to: '/es' },
          { label: 'Precios', to: '/es/precios' },
          { label: 'Soporte', to: '/es/soporte' },
          { label: 'Caso de éxito', to: '/es/caso-de-exito' },
          { label: 'Contacto', to: '/es/contacto' },
        ],
      },
      {
        title: 'En inglés',
        links: [
          { label: 'Quiénes somos (en inglés)', to: '/about' },
          { label: 'Sectores (en inglés)', to: '/industries' },
          { label: 'Fabricantes (en inglés)', to: '/partners' },
        ],
      },
    ],
    rights: 'Todos los derechos reservados.',
    license: 'Licencia de seguridad privada del DPS de Texas',
    sampleLicense: 'Número de muestra',
    answers: { text: 'Le atendemos en español, por teléfono y por correo.', sample: 'Dato de muestra' },
    legal: 'Avisos legales',
    legalLinks: [
      { label: 'Privacidad (en inglés)', to: '/privacy' },
      { label: 'Términos (en inglés)', to: '/terms' },
      { label: 'Accesibilidad (en inglés)', to: '/accessibility' },
    ],
  },
  consent: {
    title: '¿Permite las cookies de análisis?',
    text: 'Si las permite, Google Analytics guarda cookies y cuenta qué páginas se visitan. Si no las permite, no se carga nada y el sitio funciona igual.',
    allow: 'Permitir',
    decline: 'No permitir',
    settings: 'Opciones de cookies',
  },
  toasts: { region: 'Avisos ({hotkey})', toast: 'Aviso', close: 'Cerrar' },
};
