import type { ComparisonRow } from '@portal/ui/comparison-table';

export const situations = [
  {
    practice: 'physical-security',
    title: 'Una puerta no abre o no cierra',
    text: 'Use la llave y nunca tape la salida. Anote el número de la etiqueta y el color de la luz del lector.',
  },
  {
    practice: 'physical-security',
    title: 'Necesita un video o una cámara está en negro',
    text: 'Las grabaciones se borran después de unos días: llame pronto. Díganos cámara, día y hora, y deje prendido el grabador.',
  },
  {
    practice: 'connectivity',
    title: 'No hay red o no hay Wi-Fi',
    text: 'Vea si el switch tiene luces y si su proveedor reporta una falla. No oprima el botón de reinicio: borra los ajustes.',
  },
  {
    practice: 'it-security',
    title: 'Le robaron una cuenta o una computadora',
    text: 'Desconéctela de la red y déjela prendida. Llame; no escriba desde ese correo.',
  },
  {
    practice: 'audiovisual',
    title: 'Un salón se quedó sin sonido o sin imagen',
    text: 'Reinícielo desde su panel, no desde la pastilla de la luz. Mándenos una foto del panel y de la pantalla.',
  },
  {
    practice: 'it-security',
    title: 'Alguien se fue o perdió su llavero',
    text: 'Cancele su permiso y cambie las claves compartidas. Si no puede, llámenos con quien tenga la autoridad.',
  },
] as const;

export const haveReady = [
  'La dirección y el número de la puerta, cámara o gabinete',
  'Cuándo empezó y qué cambió antes',
  'Una foto del equipo y de sus luces',
  'Quién nos puede abrir hoy, y hasta qué hora',
] as const;

export const maintenance: readonly ComparisonRow[] = [
  {
    name: 'Puertas con lector',
    values: ['Cierrapuertas, bisagras y chapa. Cada salida, sin luz', 'Dos veces al año'],
  },
  { name: 'Baterías', values: ['Medidas con carga, con la fecha en la etiqueta', 'Una vez al año'] },
  { name: 'Cámaras', values: ['Lente limpio, enfoque y vista de noche, reloj', 'Dos veces al año'] },
  {
    name: 'Grabaciones',
    values: ['El día más antiguo de cada cámara, los discos y una copia de prueba', 'Cada tres meses'],
  },
  {
    name: 'Switches y firewall',
    values: ['Versiones, copia de los ajustes y reglas que nadie usa', 'Cada tres meses'],
  },
  { name: 'Wi-Fi', values: ['Canales y cobertura, medidos', 'Una vez al año y al mover muros o muebles'] },
  { name: 'Salones', values: ['Micrófonos, niveles, escenas y filtros del proyector', 'Dos veces al año'] },
];
