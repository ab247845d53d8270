import type { BuildingTexts } from '@portal/drawings/buildings/building';

/** What the buildings say in Spanish, by the English label. */
const texts: Omit<BuildingTexts, 'title'> = {
  legend: 'Ver un sistema',
  all: 'Los cuatro',
  practices: {
    'physical-security': 'Seguridad física',
    audiovisual: 'Audio y video',
    connectivity: 'Redes',
    'it-security': 'Seguridad informática',
  },
  labels: {
    '+13 FT': '+13 PIES',
    '+26 FT': '+26 PIES',
    '+39 FT': '+39 PIES',
    'SECTION A, 20 FT': 'CORTE A, 20 PIES',
    CAMERA: 'CÁMARA',
    ENDPOINTS: 'EQUIPOS',
    'FIBER ENTRANCE': 'ENTRA LA FIBRA',
    GATE: 'REJA',
    'GATE READER': 'LECTOR',
    HANDHOLE: 'REGISTRO',
    'LED WALL': 'MURO LED',
    LIGHTS: 'LUCES',
    'LOT WI-FI': 'WI-FI',
    'OM4 RISER': 'FIBRA OM4',
    'PATIO SOUND': 'AUDIO PATIO',
    'PAYMENT SEGMENT': 'RED DE COBRO',
    'PLATE CAMERA': 'CÁM. PLACAS',
    PROJECTOR: 'PROYECTOR',
    READER: 'LECTOR',
    'ROOM LOCKS': 'CHAPAS',
    'SECURITY TRAINING': 'CAPACITACIÓN',
    SIGNAGE: 'ANUNCIOS',
    'STAGE SOUND': 'AUDIO',
    'VIDEO ROOM': 'SALA VIDEO',
  },
};

export const office: BuildingTexts = {
  ...texts,
  title:
    'Corte de un edificio de oficinas de tres pisos sobre un estacionamiento. Seguridad física: lectores en las puertas, cámaras en el vestíbulo y en el cuarto de paquetes, una reja con cámara para placas. Audio y video: un muro LED con bocinas en la sala de juntas, un proyector y un anuncio en el vestíbulo. Redes: fibra desde la calle, una subida con switches en cada piso y puntos de acceso. Seguridad informática: dos firewalls en el cuarto de servidores, equipos protegidos y un respaldo.',
};

export const courtyard: BuildingTexts = {
  ...texts,
  title:
    'Corte de dos alas alrededor de un patio con un encino. Seguridad física: lectores en las puertas y cámaras sobre el patio y en el café. Audio y video: bocinas en el escenario, luces en la terraza y una pantalla en la sala. Redes: fibra desde la calle, una subida con switches y puntos de acceso adentro y en la terraza. Seguridad informática: un firewall en el gabinete, equipos protegidos y las terminales de cobro en su propia red.',
};

export const limestoneBlock: BuildingTexts = {
  ...texts,
  title:
    'Corte de un hotel en un bloque de piedra caliza entre una calle y el River Walk, un piso más abajo. Seguridad física: chapas en los cuartos, lectores en la entrada y cámaras en el vestíbulo y sobre el río. Audio y video: proyector, bocinas y luces en el salón. Redes: fibra desde la calle, una subida y puntos de acceso en los cuartos y el salón. Seguridad informática: un firewall, un equipo en la recepción y las terminales de cobro en su propia red.',
};
