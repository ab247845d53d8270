import { Building, type BuildingProps, Label, System } from './building.tsx';
import * as shape from './shapes.ts';

const { box, row } = shape;

/** Ceilings and floors: guest rooms, ballroom, lobby at the street and restaurant at the river. */
const [third, second, first, river] = [
  { ceiling: 68, floor: 164 },
  { ceiling: 172, floor: 268 },
  { ceiling: 276, floor: 372 },
  { ceiling: 380, floor: 460 },
];

/** San Antonio's building: a hotel in a limestone block between the street and the River Walk, which is one floor lower. */
export const LimestoneBlock = (props: BuildingProps) => (
  <Building
    {...props}
    title="Section through a hotel in a limestone block between a street and the River Walk, one floor below. Physical security: locks at the guest rooms, readers at the entrance and the server room, cameras in the lobby and over the river. Audio/visual: a projector, loudspeakers and lights in the ballroom, loudspeakers at the river. Networking: fiber from the street, a riser, access points in the rooms and in the ballroom. IT security: a firewall in the server room, a workstation at the reception, payment terminals in a segment of their own."
    surroundings={<Surroundings />}
  >
    <Structure />
    <People />
    <System practice="connectivity">
      <path d={row(shape.radio, third.ceiling, [270]) + row(shape.radio, second.ceiling, [316])} data-dash />
      <path d="M0 414H440V72H96M440 176H140M440 280H160M440 384H330" />
      <path
        d={
          row(shape.accessPoint, third.ceiling, [96, 270]) +
          row(shape.accessPoint, second.ceiling, [316]) +
          shape.rack(402, first.floor, 68) +
          box(428, 118, 24, 30) +
          box(428, 222, 24, 30)
        }
        data-fill="background"
      />
      <path d={`${shape.units(402, 309, 6)}M432 126h16m-16 6h16m-16 6h16M432 230h16m-16 6h16m-16 6h16`} />
      <path d={shape.ports(402, 309, 5)} data-dash />
      <Label x={70} y={404}>
        FIBER ENTRANCE
      </Label>
      <Label x={298} y={93}>
        WI-FI
      </Label>
      <Label x={386} y={295} end isDetail>
        SWITCHES
      </Label>
      <Label x={424} y={100} end isDetail>
        IDF 3
      </Label>
    </System>
    <System practice="it-security">
      <path d={box(431, 298, 33, 74)} data-fill="tint" />
      <path d={box(431, 298, 33, 74)} data-dash />
      <path d={shape.rack(434, first.floor, 68)} data-fill="background" />
      <path d={shape.units(434, 309, 2) + shape.units(434, 327, 6)} />
      <path d={box(437, 309, 20, 8)} data-fill="solid" />
      <path d={shape.monitor(226, first.floor - 4) + box(352, 425, 12, 9)} data-fill="tint" />
      <path d={`${shape.monitor(226, first.floor - 4) + box(352, 425, 12, 9)}M358 434v4`} />
      <Label x={463} y={295} end>
        FIREWALL
      </Label>
      <Label x={350} y={408} end isDetail>
        PAYMENT SEGMENT
      </Label>
    </System>
    <System practice="audiovisual">
      <path d="M230 188L146 198V244z" data-fill="tint" />
      <path d={`${row(shape.beam, second.ceiling, [270, 370])}M500 393L472 460H528z`} data-fill="tint" />
      <path
        d={
          box(74, 198, 72, 46) +
          box(230, 182, 20, 9) +
          shape.cabinet(158, 200) +
          row(shape.pendant, second.ceiling, [270, 370]) +
          row(shape.speaker, first.ceiling, [206]) +
          shape.cabinet(500, 388) +
          box(150, 310, 40, 26)
        }
        data-fill="background"
      />
      <path d="M240 182v-10M82 236l16-18 12 9 16-20 12 16M158 220v48m-8 0h16M156 330l10-10 8 6 10-12" />
      <Label x={70} y={192}>
        PROJECTOR
      </Label>
      <Label x={514} y={402} isDetail>
        PATIO SOUND
      </Label>
      <Label x={150} y={305} isDetail>
        SIGNAGE
      </Label>
    </System>
    <System practice="physical-security">
      <path d="M196 283L150 372H300zM474 300L520 460H640V420z" data-fill="tint" />
      <path
        d={
          row(shape.reader, third.floor, [184, 290, 396]) +
          row(shape.reader, first.floor, [36, 400]) +
          row(shape.dome, first.ceiling, [196]) +
          row(shape.dome, second.ceiling, [420]) +
          row(shape.dome, river.ceiling, [250]) +
          shape.bulletRight(472, 292)
        }
        data-fill="background"
      />
      <path d="M68 320l-26 20" data-leader />
      <Label x={70} y={322}>
        READER
      </Label>
      <Label x={70} y={93}>
        ROOM LOCKS
      </Label>
      <Label x={504} y={332}>
        CAMERA
      </Label>
    </System>
  </Building>
);

const Structure = () => (
  <>
    <path d="M40 60H480V470H40z" data-fill="background" stroke="none" />
    <g data-stroke="fine">
      <path d={row(shape.door, third.floor, [154, 260, 366]) + shape.door(370, first.floor)} />
      <path
        d={
          'M66 164v-20h40v20m-40-10h40M66 150v-12h8M206 164v-20h34v20m-34-10h34M312 164v-20h34v20m-34-10h34' +
          row(shape.chairLeft, second.floor, [210, 238, 266, 294, 322, 350, 378]) +
          'M208 372v-28h60v28M212 350h52' +
          row(shape.planter, first.floor, [90, 330]) +
          shape.table(84, river.floor, 44) +
          shape.table(160, river.floor, 44) +
          row(shape.chair, river.floor, [136, 212]) +
          row(shape.chairLeft, river.floor, [76, 152]) +
          'M306 460v-22h84v22M306 444h84M300 398h70m-60 0v-10m10 10v-8m10 8v-10m10 10v-8m10 8v-10' +
          shape.table(566, river.floor, 36) +
          row(shape.chair, river.floor, [610]) +
          'M584 438v-44M552 396q32-24 64 0z'
        }
      />
      <path d="M142 68v96M248 68v96M354 68v96M54 182H466M54 286H466M300 276v10M378 268v8" />
      {/* The arch to the river. */}
      <path d="M414 460v-34a16 16 0 0 1 32 0v34M420 460v-34a10 10 0 0 1 20 0v34" />
      <path
        d={
          box(150, 40, 62, 20) +
          'M158 40v20m10-20v20m10-20v20' +
          box(330, 36, 78, 24) +
          'M340 42h30v12h-30zM388 42a6 6 0 1 0 .01 0'
        }
      />
    </g>
    <g data-stroke="cut">
      <path
        d={
          // Walls of stone are twice as thick as others.
          box(40, 68, 14, 40) +
          box(40, 140, 14, 72) +
          box(40, 244, 14, 62) +
          box(466, 68, 14, 40) +
          box(466, 140, 14, 72) +
          box(466, 244, 14, 156) +
          'M36 60h448v-8h-4v-12h-10v12H50V40H40v12h-4z' +
          box(36, 60, 448, 8) +
          box(44, 164, 432, 8) +
          box(44, 268, 432, 8) +
          box(44, 372, 432, 8) +
          box(36, 460, 614, 10) +
          box(36, 372, 16, 88) +
          box(390, 276, 4, 184)
        }
        data-fill="solid"
      />
      <path
        d={
          [40, 466]
            .map(
              (x) =>
                shape.courses(x, 70, 14, 36) +
                shape.courses(x, 142, 14, 72) +
                shape.courses(x, 246, 14, x === 40 ? 60 : 150),
            )
            .join('') + shape.courses(36, 384, 16, 76)
        }
        data-stroke="joint"
      />
      <path
        d="M47 108v32m4-32v32M47 212v32m4-32v32M469 108v32m4-32v32M469 212v32m4-32v32M46 306v66m4-66v66"
        strokeWidth="0.8"
      />
    </g>
  </>
);

const People = () => (
  <>
    <path
      d={
        row(shape.seatedLeft, second.floor, [210, 238, 266, 294, 322, 350]) +
        row(shape.standing, second.floor, [190]) +
        row(shape.standing, first.floor, [20, 128, 252]) +
        row(shape.standing, river.floor, [322, 536]) +
        row(shape.seatedRight, river.floor, [76, 152]) +
        row(shape.seatedLeft, river.floor, [136, 212, 608])
      }
      data-stroke="body"
    />
    <path
      d={
        row(shape.seatedHead, second.floor, [210, 238, 266, 294, 322, 350]) +
        row(shape.head, second.floor, [190]) +
        row(shape.head, first.floor, [20, 128, 252]) +
        row(shape.head, river.floor, [322, 536]) +
        row(shape.seatedHead, river.floor, [76, 136, 152, 212, 608])
      }
      data-stroke="head"
    />
  </>
);

/** The street with a mission behind it, and the river with its bridge, below the street. */
const Surroundings = () => (
  <>
    <path d="M-1400 372H36V460H650V490H900V372H2040V900H-1400z" data-fill="earth" />
    <g data-stroke="faint">
      <path
        d="M-420 372V262h16v-14q20-30 54-34q34 4 54 34v14h16v110M-404 262h124M-366 372v-44a18 18 0 0 1 36 0v44M-356 280a9 9 0 1 0 .01 0M-264 372V214h44v158M-264 232h44M-252 372v-118a10 10 0 0 1 20 0v118M-270 214q28-40 56 0z"
        transform="translate(192)"
      />
      <path d="M834 346V128m14 218V128M802 128l8-22h62l8 22zM810 106l8-10h46l8 10M838 96V52" />
      <path
        d={
          box(-640, 240, 120, 132) +
          box(1010, 250, 130, 122) +
          box(1180, 190, 96, 182) +
          'M-640 272h120m-120 32h120m-120 32h120M1010 282h130m-130 30h130m-130 30h130M1180 220h96m-96 30h96m-96 30h96m-96 30h96m-96 30h96'
        }
      />
      <path d={shape.courses(484, 380, 166, 74)} />
    </g>
    <g data-stroke="fine">
      <path d={row(shape.streetTreeCrown, 372, [-330, -480, 960]) + row(shape.liveOakCrown, 372, [-700, 1080])} />
      <path d={row(shape.streetTreeTrunk, 372, [-330, -480, 960]) + row(shape.liveOakTrunk, 372, [-700, 1080])} />
      <path
        d={row(shape.lightPole, 372, [-250]) + row(shape.bench, 372, [-110]) + row(shape.bollard, 372, [-20, 0])}
        data-fill="background"
      />
      <path d={row(shape.car, 372, [-420, 1140]) + row(shape.wheels, 372, [-420, 1140])} />
      {/* The bridge, its courses along the arch, and the water. */}
      <path d="M648 380q130-66 260-4V490h-22q-8-90-106-96q-98 6-106 96h-26z" data-fill="background" />
      <path d="M658 490q12-106 122-112q110 6 122 112M660 372v-28m40 12v-28m40 18v-28m40 26v-28m40 30v-28m40 38v-28m40 42v-28M660 344q120-56 240 4" />
      <path d="M664 490q14-98 116-105q102 7 116 105" data-hatch />
      <path d="M690 482h60m24 0h30m30 0h40M704 488h40m40 0h70" />
      {/* A cypress at the river. */}
      <path d={shape.streetTreeCrown(0, 0)} transform="translate(632 460) scale(1.3 2.2)" strokeWidth="0.7" />
      <path d={shape.streetTreeTrunk(0, 0)} transform="translate(632 460) scale(1.3 2.2)" strokeWidth="0.7" />
      <path d="M-1400 378H36M910 378H2040" data-hatch />
      <path d="M-1400 394H-130M-760 436H20M700 510H1500M920 420H2000M-900 496H-100" data-strata />
    </g>
    <path d={row(shape.standing, 372, [-44, -180]) + row(shape.standing, 346, [780])} data-stroke="body" />
    <path d={row(shape.head, 372, [-44, -180]) + row(shape.head, 346, [780])} data-stroke="head" />
    <path d="M-1400 372H40M900 372H2040M900 372V490M650 470v20M650 477H900" data-stroke="cut" strokeWidth="2.5" />
    <g data-stroke="frame">
      <path d="M490 68h46m-46 96h46m-46 104h46M-200 456h160m-160-4v8m80-8v8m80-8v8" />
      <Label x={494} y={62}>
        +39 FT
      </Label>
      <Label x={494} y={158}>
        +26 FT
      </Label>
      <Label x={494} y={262}>
        +13 FT
      </Label>
      <Label x={-200} y={446}>
        SECTION A, 20 FT
      </Label>
    </g>
    <System practice="connectivity">
      <path d="M-1400 414H0M-101 398v16" />
      <path d={box(-116, 374, 30, 24)} data-fill="background" />
      <Label x={-80} y={391}>
        HANDHOLE
      </Label>
    </System>
    <System practice="physical-security">
      <path d="M-240 262L-190 372H-60z" data-fill="tint" />
      <path d={shape.bulletRight(-250, 252)} data-fill="background" />
    </System>
  </>
);
