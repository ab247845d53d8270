import { Building, type BuildingProps, Label, System } from './building.tsx';
import * as shape from './shapes.ts';

const { box, row } = shape;

/** Ceilings and floors. The left wing has two floors and a terrace, the right one three. */
const [third, second, first] = [
  { ceiling: 68, floor: 164 },
  { ceiling: 172, floor: 268 },
  { ceiling: 276, floor: 372 },
];

/** Austin's building: two wings around a courtyard with a live oak. */
export const CourtyardBuilding = (props: BuildingProps) => (
  <Building
    {...props}
    title="Section through two wings around a courtyard with a live oak. Physical security: readers at the doors, cameras over the courtyard and in the café. Audio/visual: loudspeakers at the courtyard’s stage, lights on the terrace, a display in the meeting room. Networking: fiber from the street, a riser with switches, access points inside and on the terrace. IT security: a firewall in the rack, protected workstations, payment terminals in a segment of their own."
    surroundings={<Surroundings />}
  >
    <Structure />
    <People />
    <System practice="connectivity">
      <path
        d={
          row(shape.radio, third.ceiling, [470]) +
          row(shape.radio, 112, [176]) +
          row(shape.radio, second.ceiling, [150])
        }
        data-dash
      />
      <path d="M0 424H574V72H470M574 176H440M574 280H500M190 424V176H150M190 280H70M176 112V164" />
      <path
        d={
          row(shape.accessPoint, third.ceiling, [470]) +
          row(shape.accessPoint, second.ceiling, [150]) +
          row(shape.accessPoint, 112, [176]) +
          shape.rack(561, third.floor, 56) +
          shape.rack(561, second.floor, 56) +
          shape.rack(561, first.floor, 68) +
          box(180, 206, 20, 26)
        }
        data-fill="background"
      />
      <path d={shape.units(561, 114, 5) + shape.units(561, 218, 5) + shape.units(561, 332, 5)} />
      <path d={shape.ports(561, 114, 3) + shape.ports(561, 218, 3)} data-dash />
      <Label x={220} y={416}>
        FIBER ENTRANCE
      </Label>
      <Label x={498} y={93}>
        WI-FI
      </Label>
      <Label x={162} y={106} end isDetail>
        WI-FI
      </Label>
      <Label x={545} y={216} end isDetail>
        IDF 2
      </Label>
    </System>
    <System practice="it-security">
      <path d={box(556, 304, 36, 26)} data-fill="tint" />
      <path d={box(556, 304, 36, 26)} data-dash />
      <path d={shape.units(561, 310, 3)} />
      <path d={box(564, 310, 20, 8)} data-fill="solid" />
      <path
        d={row(shape.monitor, second.floor, [56, 118]) + row(shape.monitor, third.floor, [446]) + box(98, 332, 12, 9)}
        data-fill="tint"
      />
      <path
        d={row(shape.monitor, second.floor, [56, 118]) + row(shape.monitor, third.floor, [446]) + box(98, 332, 12, 9)}
      />
      <path d="M104 341v5" />
      <Label x={58} y={193}>
        ENDPOINTS
      </Label>
      <Label x={545} y={328} end>
        FIREWALL
      </Label>
      <Label x={104} y={328} isDetail>
        PAYMENT SEGMENT
      </Label>
    </System>
    <System practice="audiovisual">
      <path d="M262 300L222 372H316zM398 300L352 372H436z" data-fill="tint" />
      <path d="M48 112q38 18 76 0q38 18 76 0M64 117v5m20-1v5m20-2v4m20-12v4m20 0v5m20-1v5m20-2v4" />
      <path
        d={
          shape.cabinet(262, 296) +
          shape.cabinet(398, 296) +
          box(448, 194, 66, 40) +
          box(470, 188, 22, 4) +
          row(shape.speaker, second.ceiling, [540])
        }
        data-fill="background"
      />
      <path d="M262 316v56m-8 0l8-12 8 12M398 316v56m-8 0l8-12 8 12M481 194v40M458 218a7 7 0 0 1 14 0m18 0a7 7 0 0 1 14 0M459 226h12m20 0h12" />
      <Label x={58} y={106}>
        LIGHTS
      </Label>
      <Label x={446} y={186} isDetail>
        VIDEO ROOM
      </Label>
      <Label x={246} y={290}>
        STAGE SOUND
      </Label>
    </System>
    <System practice="physical-security">
      <path d="M424 250L270 372H404zM92 283L60 372H172z" data-fill="tint" />
      <path
        d={
          row(shape.reader, first.floor, [423, 36]) +
          row(shape.reader, second.floor, [216]) +
          row(shape.reader, third.floor, [532]) +
          row(shape.dome, first.ceiling, [92, 480]) +
          shape.bulletLeft(430, 242)
        }
        data-fill="background"
      />
      <Label x={442} y={297}>
        READER
      </Label>
      <path d="M440 299l-12 37" data-leader />
      <Label x={108} y={297}>
        CAMERA
      </Label>
    </System>
  </Building>
);

const Structure = () => (
  <>
    <path d="M40 164H206V372H40zM430 60H600V372H430z" data-fill="background" stroke="none" />
    <g data-stroke="fine">
      <path d={shape.liveOakCrown(0, 0)} transform="translate(318 372) scale(1.22 1.5)" strokeWidth="1.1" />
      <path d={shape.liveOakTrunk(0, 0)} transform="translate(318 372) scale(1.22 1.5)" strokeWidth="1.6" />
      <path
        d={
          row(shape.desk, second.floor, [56, 118]) +
          row(shape.chair, second.floor, [98, 160]) +
          row(shape.desk, third.floor, [446]) +
          row(shape.chair, third.floor, [488]) +
          shape.table(446, second.floor, 92) +
          row(shape.planter, first.floor, [466]) +
          row(shape.bench, first.floor, [338]) +
          shape.planter(60, 164) +
          'M88 372v-26h86v26M88 352h86M62 304h120m-120 18h20M70 304v-12m8 12v-10m8 10v-12m54 12v-10m8 10v-12m8 12v-10'
        }
      />
      <path d={`${shape.door(496, first.floor)}M430 316v56M206 212v56M425 316v56`} />
      <path d="M46 182H200M46 286H200M436 78H594M436 286H594M40 136h166M52 136v28m22-28v28m22-28v28m22-28v28m22-28v28m22-28v28m22-28v28M206 240h24v28h-24m8 0v-28m8 28v-28" />
      <path d={`${box(478, 38, 78, 22)}M488 44h30v10h-30zM536 44a6 6 0 1 0 .01 0`} />
    </g>
    <g data-stroke="cut">
      <path
        d={
          box(34, 164, 176, 8) +
          box(40, 268, 192, 8) +
          box(28, 372, 584, 8) +
          box(426, 60, 178, 8) +
          box(430, 164, 174, 8) +
          box(430, 268, 174, 8) +
          box(40, 246, 5, 22) +
          box(40, 276, 5, 36) +
          box(201, 172, 5, 36) +
          box(201, 276, 5, 96) +
          box(430, 276, 5, 36) +
          box(430, 142, 5, 22) +
          box(430, 246, 5, 22) +
          box(595, 40, 5, 332) +
          box(430, 40, 5, 20) +
          box(548, 68, 4, 304) +
          box(28, 380, 8, 14) +
          box(198, 380, 8, 14) +
          box(430, 380, 8, 14) +
          box(604, 380, 8, 14)
        }
        data-fill="solid"
      />
      <path d="M41 172v74m3-74v74M431 68v74m3-74v74M431 172v74m3-74v74M41 312v60m3-60v60" strokeWidth="0.8" />
    </g>
  </>
);

const People = () => (
  <>
    <path
      d={
        row(shape.seatedLeft, second.floor, [98, 160]) +
        row(shape.seatedLeft, third.floor, [488]) +
        row(shape.behindTable, second.floor, [466, 492, 518]) +
        row(shape.standing, first.floor, [18, 128, 244, 410, 526]) +
        row(shape.standing, 164, [96, 124]) +
        row(shape.seatedRight, first.floor, [352])
      }
      data-stroke="body"
    />
    <path
      d={
        row(shape.seatedHead, second.floor, [98, 160, 466, 492, 518]) +
        row(shape.seatedHead, third.floor, [488]) +
        row(shape.head, first.floor, [18, 128, 244, 410, 526]) +
        row(shape.head, 164, [96, 124]) +
        row(shape.seatedHead, first.floor, [352])
      }
      data-stroke="head"
    />
  </>
);

/** The street with the dome of the Capitol behind it. */
const Surroundings = () => (
  <>
    <path d="M-1400 372H2040V900H-1400z" data-fill="earth" />
    <g data-stroke="faint">
      <path
        transform="translate(79 41) scale(0.89)"
        d="M-330 372V300h48v-22h14v-26h8c0-34 12-50 28-54v-12h6v12c16 4 28 20 28 54h8v26h14v22h48v72M-268 278h116M-260 252h100M-249 252v26m14-26v26m14-26v26m14-26v26m14-26v26m14-26v26M-330 318h202m-202 24h202"
      />
      <path
        d={
          box(-560, 200, 90, 172) +
          box(-700, 260, 110, 112) +
          box(760, 150, 84, 222) +
          box(870, 230, 130, 142) +
          box(1020, 190, 80, 182) +
          'M760 176h84m-84 26h84m-84 26h84m-84 26h84m-84 26h84m-84 26h84m-84 26h84M-560 228h90m-90 28h90m-90 28h90m-90 28h90m-90 28h90M870 262h130m-130 32h130m-130 32h130M1046 190v182m26-182v182'
        }
      />
    </g>
    <g data-stroke="fine">
      <path d={row(shape.streetTreeCrown, 372, [-300, -420, 700, 1150]) + row(shape.liveOakCrown, 372, [940])} />
      <path d={row(shape.streetTreeTrunk, 372, [-300, -420, 700, 1150]) + row(shape.liveOakTrunk, 372, [940])} />
      <path d={row(shape.lightPole, 372, [-256, 812]) + row(shape.bench, 372, [-60])} />
      <path d={row(shape.car, 372, [-470, 660]) + row(shape.wheels, 372, [-470, 660])} />
      <path d="M-1400 380H28M612 380H2040" data-hatch />
      <path d="M-1400 400H-70M-760 446H600M240 470H1500M660 404H2000M-900 492H-100M720 436H1700" data-strata />
    </g>
    <path d={row(shape.standing, 372, [-30, -210, 850])} data-stroke="body" />
    <path d={row(shape.head, 372, [-30, -210, 850])} data-stroke="head" />
    <path d="M-1400 372H28M612 372H2040" data-stroke="cut" strokeWidth="2.5" />
    <g data-stroke="frame">
      <path d="M608 68h46m-46 96h46m-46 104h46M-200 470h160m-160-4v8m80-8v8m80-8v8" />
      <Label x={612} y={62}>
        +39 FT
      </Label>
      <Label x={612} y={158}>
        +26 FT
      </Label>
      <Label x={612} y={262}>
        +13 FT
      </Label>
      <Label x={-200} y={460}>
        SECTION A, 20 FT
      </Label>
    </g>
    <System practice="connectivity">
      <path d="M-1400 424H0M-96 398v26" />
      <path d={box(-110, 374, 30, 24)} data-fill="background" />
      <Label x={-74} y={391}>
        HANDHOLE
      </Label>
    </System>
    <System practice="physical-security">
      <path d="M802 262L740 372H620z" data-fill="tint" />
      <path d={shape.bulletLeft(812, 252)} data-fill="background" />
    </System>
  </>
);
