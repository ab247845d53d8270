import { type ServiceSlug, services } from '@portal/contracts/services';
import { Building, type BuildingProps, Crop, floorAround, Label, Path, type Places, System } from './building.tsx';
import * as shape from './shapes.ts';

const { box, row } = shape;

/** Ceilings and floors: third, second and first floor and the garage. */
const [third, second, first, garage] = [
  { ceiling: 68, floor: 164 },
  { ceiling: 172, floor: 268 },
  { ceiling: 276, floor: 372 },
  { ceiling: 380, floor: 460 },
];

/** The home page's building: offices over a garage. */
export const OfficeBuilding = (props: BuildingProps) => (
  <Building
    {...props}
    title="Section through an office building of three floors over a garage. Physical security: readers at the doors, cameras in the lobby and the package room, a gate with a license plate camera. Audio/visual: an LED wall with speakers in the boardroom, a projector in the training room, a sign in the lobby. Networking: fiber from the street, a riser with switches on every floor, access points. IT security: a firewall pair in the server room, protected workstations and a backup."
    surroundings={<Surroundings />}
    places={places}
  >
    <Interior />
  </Building>
);

/** Where each service is. The links to the services are there, and the crops of their pages around it. */
const places: Places = {
  'video-surveillance': [356, 276, 168, 96],
  'access-control': [226, 300, 60, 72],
  'video-monitoring': [100, 278, 84, 30],
  'structured-cabling': [294, 176, 44, 90],
  'wireless-access-points': [530, 70, 56, 56],
  'managed-switches': [352, 178, 72, 90],
  'network-monitoring': [424, 196, 34, 72],
  'password-management': [352, 82, 84, 82],
  'firewall-management': [460, 196, 34, 72],
  'security-training': [160, 210, 122, 58],
  'saas-security': [440, 112, 86, 52],
  'threat-detection': [496, 196, 38, 72],
  'commercial-audio': [204, 276, 44, 22],
  'video-control': [60, 180, 92, 64],
  'display-integration': [60, 78, 92, 70],
  'lighting-integration': [168, 68, 110, 62],
};

/** The floor of the home page's building on which a service is. */
export const OfficeCrop = ({ service }: { service: ServiceSlug }) => (
  <Crop area={floorAround(places[service])} practice={services[service].practice}>
    <Interior />
  </Crop>
);

/** Two floors of it in 16:9. */
export const OfficeFloors = () => (
  <Crop area={[50, 60, 366, 206]}>
    <Interior />
  </Crop>
);

const Interior = () => (
  <>
    <Structure />
    <People />
    <System practice="connectivity">
      <Path d={row(shape.radio, third.ceiling, [556]) + row(shape.radio, second.ceiling, [256])} data-dash />
      {/* From the street to the riser, and along the ceilings. */}
      <Path d="M8 414H300M318 432V72M318 72H556M318 176H256M150 280H404M318 384H494M318 176H536M409 176V200M443 176V200" />
      <Path
        d={
          shape.rack(305, third.floor, 56) +
          shape.rack(305, first.floor, 56) +
          shape.rack(396, second.floor, 68) +
          shape.rack(430, second.floor, 68) +
          row(shape.accessPoint, third.ceiling, [556]) +
          row(shape.accessPoint, second.ceiling, [256]) +
          box(300, 408, 36, 26)
        }
        data-fill="background"
      />
      <Path
        d={
          shape.units(305, 114, 5) +
          shape.units(305, 322, 5) +
          shape.units(396, 205, 7) +
          shape.units(430, 205, 5) +
          box(306, 414, 10, 14) +
          box(320, 414, 10, 14)
        }
      />
      <Path d={shape.ports(305, 114, 4) + shape.ports(396, 205, 6)} data-dash />
      <Path d="M524 60V20m-7 0h14M517 8v12m14-12v12m-7-14v14" />
      <Label x={62} y={402}>
        FIBER ENTRANCE
      </Label>
      <g transform="translate(313 262) rotate(-90)">
        <Label x={0} y={0} isDetail>
          OM4 RISER
        </Label>
      </g>
      <Label x={303} y={104} isDetail>
        IDF 3
      </Label>
      <Label x={303} y={312} isDetail>
        IDF 1
      </Label>
      <Label x={241} y={217.5} isDetail>
        WI-FI
      </Label>
      <Label x={466} y={90}>
        WI-FI
      </Label>
      <Label x={352} y={190}>
        SWITCHES
      </Label>
    </System>
    <System practice="it-security">
      <Path d={box(424, 196, 112, 72)} data-fill="tint" />
      <Path d={box(424, 196, 112, 72)} data-dash />
      <Label x={168} y={226} isDetail>
        SECURITY TRAINING
      </Label>
      <Path d={shape.rack(464, second.floor, 68) + shape.rack(498, second.floor, 68)} data-fill="background" />
      <Path d={shape.units(464, 205, 2) + shape.units(464, 225, 6) + shape.units(498, 205, 9)} />
      <Path d={box(467, 205, 20, 8)} data-fill="solid" />
      <Path
        d={row(shape.monitor, third.floor, [356, 420, 484]) + shape.monitor(194, first.floor - 4)}
        data-fill="tint"
      />
      <Path d={row(shape.monitor, third.floor, [356, 420, 484]) + shape.monitor(194, first.floor - 4)} />
      <Label x={352} y={90}>
        ENDPOINTS
      </Label>
      <Label x={580} y={190} end>
        FIREWALL
      </Label>
    </System>
    <System practice="audiovisual">
      <Path d="M180 73L138 128H222zM254 73L212 128H288V104z" data-fill="tint" />
      <Path d={`${row(shape.beam, third.ceiling, [218])}M184 186L134 198V238z`} data-fill="tint" />
      <Path
        d={
          box(64, 98, 84, 46) +
          box(95, 91, 22, 5) +
          box(64, 198, 70, 42) +
          box(184, 180, 20, 9) +
          box(134, 312, 44, 26) +
          row(shape.speaker, third.ceiling, [180, 254]) +
          row(shape.pendant, third.ceiling, [218]) +
          row(shape.cabinet, 200, [146]) +
          row(shape.speaker, first.ceiling, [226])
        }
        data-fill="background"
      />
      <Path d="M106 98v46M64 121h84M78 117a7 7 0 0 1 14 0m28 0a7 7 0 0 1 14 0m-56 23a7 7 0 0 1 14 0m28 0a7 7 0 0 1 14 0M194 180v-8M72 230l16-16 10 8 14-16 14 14M140 332l12-10 8 6 12-10" />
      <Path d={box(276, 116, 8, 13)} data-fill="background" />
      <Label x={62} y={159}>
        LED WALL
      </Label>
      <Label x={62} y={191}>
        PROJECTOR
      </Label>
      <Label x={122} y={96} isDetail>
        CAMERA
      </Label>
      <Label x={134} y={307} isDetail>
        SIGNAGE
      </Label>
    </System>
    <System practice="physical-security">
      <Path d="M150 283L96 372H268zM404 283L380 372H520zM510 394L556 460H584V402z" data-fill="tint" />
      <Path
        d={
          row(shape.reader, first.floor, [252, 384, 36]) +
          row(shape.reader, second.floor, [384]) +
          row(shape.reader, third.floor, [352]) +
          row(shape.dome, first.ceiling, [150, 404]) +
          row(shape.dome, second.ceiling, [390]) +
          shape.bulletRight(494, garage.ceiling) +
          shape.bulletLeft(48, 300) +
          shape.gate(562, garage.floor)
        }
        data-fill="background"
      />
      <Path d="M58 322l-18 14" data-leader />
      <Path d={shape.gateArm(557, garage.floor)} data-gate />
      <Label x={60} y={322}>
        READER
      </Label>
      <Label x={420} y={298}>
        CAMERA
      </Label>
      <Label x={541} y={424} end isDetail>
        GATE
      </Label>
      <Label x={352} y={402}>
        PLATE CAMERA
      </Label>
    </System>
  </>
);

const Structure = () => (
  <>
    <Path d="M48 60H592V470H48z" data-fill="background" stroke="none" />
    {/* Furniture, doors and equipment of the building itself. */}
    <g data-stroke="fine">
      <Path
        d={
          shape.table(168, third.floor, 104) +
          row(shape.desk, third.floor, [356, 420, 484]) +
          row(shape.chair, third.floor, [398, 462, 526]) +
          row(shape.chairLeft, second.floor, [172, 200, 228, 256]) +
          row(shape.planter, third.floor, [574]) +
          row(shape.planter, first.floor, [68]) +
          'M196 372v-30h48v30M200 348h40' +
          shape.shelf(430, first.floor, 60) +
          shape.shelf(494, first.floor, 60) +
          'M434 330v-16h18v16m4 0v-12h14v12m-34 24v-14h22v14m4 0v-20h20v20m-44 18v-14h18v14M500 330v-20h24v20m6 0v-10h16v10m-48 24v-12h30v12m2 18v-16h16v16'
        }
      />
      <Path d={row(shape.door, first.floor, [258, 354]) + shape.door(354, second.floor)} />
      <Path
        d={
          shape.car(70, garage.floor) +
          shape.wheels(70, garage.floor) +
          shape.car(384, garage.floor) +
          shape.wheels(384, garage.floor)
        }
      />
      <Path d="M54 78H290M346 78H586M54 182H290M54 286H290M346 286H586M49 306v66m3-66v66M352 194h232m-232 4h232m-8-4v4m-20-4v4m-20-4v4m-20-4v4m-20-4v4m-20-4v4m-20-4v4m-20-4v4m-20-4v4m-20-4v4m-20-4v4M312 68v392m12-392v392" />
      <Path d={`${box(544, 206, 34, 62)}M550 214h22m-22 6h22m-22 6h22m-16 18a8 8 0 1 0 .01 0`} />
      <Path
        d={
          box(110, 44, 62, 16) +
          box(380, 38, 78, 22) +
          'M390 44h30v10h-30zM436 44a6 6 0 1 0 .01 0M118 44v16m10-16v16m10-16v16'
        }
      />
    </g>
    <g data-stroke="cut">
      {/* Slabs, parapets, sills, walls of the riser, columns and retaining walls. */}
      <Path
        d={
          box(44, 60, 552, 8) +
          box(44, 164, 548, 8) +
          box(44, 268, 548, 8) +
          box(40, 372, 552, 8) +
          box(40, 460, 552, 10) +
          box(48, 40, 5, 20) +
          box(587, 40, 5, 20) +
          box(48, 142, 5, 22) +
          box(587, 142, 5, 22) +
          box(48, 246, 5, 22) +
          box(587, 246, 5, 22) +
          box(587, 276, 5, 96) +
          box(290, 68, 4, 392) +
          box(342, 68, 4, 392) +
          box(226, 380, 8, 80) +
          box(40, 380, 9, 80) +
          box(0, 302, 48, 4)
        }
        data-fill="solid"
      />
      <Path
        d="M49 68v74m3-74v74M588 68v74m3-74v74M49 172v74m3-74v74M588 172v74m3-74v74M49 276v26m3-26v26M8 302L48 284"
        strokeWidth="0.8"
      />
    </g>
  </>
);

const People = () => (
  <>
    <Path
      d={
        row(shape.behindTable, third.floor, [188, 214, 240]) +
        row(shape.seatedLeft, third.floor, [398, 462, 526]) +
        row(shape.seatedLeft, second.floor, [172, 200, 228]) +
        row(shape.standing, first.floor, [20, 124, 236, 566])
      }
      data-stroke="body"
    />
    <Path
      d={
        row(shape.seatedHead, third.floor, [188, 214, 240, 398, 462, 526]) +
        row(shape.seatedHead, second.floor, [172, 200, 228]) +
        row(shape.head, first.floor, [20, 124, 236, 566])
      }
      data-stroke="head"
    />
  </>
);

/** Beside the building on wide windows, with the levels and a scale. */
const Surroundings = () => (
  <>
    <Path d="M-1400 372H40V470H592V460L1032 372H2040V900H-1400z" data-fill="earth" />
    <g data-stroke="faint">
      <Path
        d={
          box(-620, 150, 110, 222) +
          box(-500, 236, 92, 136) +
          box(-408, 196, 60, 176) +
          box(-800, 250, 150, 122) +
          box(1060, 210, 120, 162) +
          box(1190, 120, 96, 252) +
          box(1296, 260, 180, 112) +
          'M-620 178h110m-110 28h110m-110 28h110m-110 28h110m-110 28h110m-110 28h110M-500 264h92m-92 28h92m-92 28h92M-378 196v176M1060 240h120m-120 28h120m-120 28h120m-120 28h120M1190 150h96m-96 28h96m-96 28h96m-96 28h96m-96 28h96m-96 28h96m-96 28h96M-800 286h150m-150 36h150M1296 296h180m-180 36h180'
        }
      />
    </g>
    <g data-stroke="fine">
      <Path d={row(shape.liveOakCrown, 372, [-150, 800]) + row(shape.streetTreeCrown, 372, [-330, -420, 960, 1080])} />
      <Path d={row(shape.liveOakTrunk, 372, [-150, 800]) + row(shape.streetTreeTrunk, 372, [-330, -420, 960, 1080])} />
      <Path
        d={
          row(shape.lightPole, 372, [-262, 690]) +
          row(shape.bench, 372, [-196]) +
          row(shape.bollard, 372, [-40, -20, 0])
        }
      />
      <Path d={row(shape.railing, 372, [602, 642, 682, 722, 762, 802, 842, 882, 922, 962, 1002])} />
      <Path d={row(shape.car, 372, [-560, 1120]) + row(shape.wheels, 372, [-560, 1120])} />
      <Path d={shape.car(0, 0) + shape.wheels(0, 0)} transform="translate(700 438.4) rotate(-11.3)" />
      <Path d="M-1400 378H40M1032 378H2040" data-hatch />
      <Path d="M-1400 394H-130M-760 430H30M700 478H1500M780 452H2000M-900 496H-100" data-strata />
    </g>
    <Path d={row(shape.standing, 372, [-76, -300, 1060]) + row(shape.seatedRight, 372, [-180])} data-stroke="body" />
    <Path d={row(shape.head, 372, [-76, -300, 1060]) + row(shape.seatedHead, 372, [-180])} data-stroke="head" />
    <Path d="M-1400 372H40M592 372H600M1032 372H2040M592 460L1032 372" data-stroke="cut" strokeWidth="2.5" />
    <g data-stroke="frame">
      <Path d="M600 68h46m-46 96h46m-46 104h46M-200 452h160m-160-4v8m80-8v8m80-8v8" />
      <Label x={604} y={62}>
        +39 FT
      </Label>
      <Label x={604} y={158}>
        +26 FT
      </Label>
      <Label x={604} y={262}>
        +13 FT
      </Label>
      <Label x={-200} y={442}>
        SECTION A, 20 FT
      </Label>
    </g>
    <System practice="connectivity">
      <Path d={row(shape.radio, 240, [690])} data-dash />
      <Path d="M-1400 414H8" />
      <Path d={box(-116, 374, 30, 24) + row(shape.accessPoint, 240, [690])} data-fill="background" />
      <Path d="M-101 398v16" />
      <Label x={-80} y={391}>
        HANDHOLE
      </Label>
      <Label x={708} y={238}>
        LOT WI-FI
      </Label>
    </System>
    <System practice="it-security">
      <Path d={box(-172, 340, 16, 10)} data-fill="tint" />
      <Path d={box(-172, 340, 16, 10)} />
      <Label x={-152} y={350}>
        VPN
      </Label>
    </System>
    <System practice="physical-security">
      <Path d="M-252 262L-190 372H-80zM680 262L616 372H500z" data-fill="tint" />
      <Path
        d={shape.bulletRight(-262, 252) + shape.bulletLeft(690, 252) + row(shape.reader, 446, [642])}
        data-fill="background"
      />
      <Label x={652} y={428}>
        GATE READER
      </Label>
    </System>
  </>
);
