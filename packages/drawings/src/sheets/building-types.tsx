import * as shape from '../buildings/shapes.ts';
import { Label } from '../parts/label.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

const { box, row } = shape;

/** The ground, and the floors of the office above it. */
const ground = 396;
const [second, third] = [ground - 104, ground - 208];

export function BuildingTypesDrawing(props: SheetProps) {
  return (
    <Sheet
      number="L-501"
      name="KINDS OF BUILDING"
      title="A store, an office of three floors and a church in section: cameras, doors, racks, wireless and sound, on one cable in the street"
      {...props}
    >
      <g data-stroke="fine" strokeWidth="1">
        <path
          d={
            row(shape.streetTreeTrunk, ground, [30]) +
            row(shape.streetTreeCrown, ground, [44]) +
            shape.shelf(76, ground, 44) +
            shape.shelf(128, ground, 34) +
            'M60 318h124M60 318l-14 18h14M66 318v18m12-18v18m12-18v18m12-18v18m12-18v18m12-18v18m12-18v18m12-18v18m12-18v18m12-18v18' +
            row(shape.desk, third, [236, 300]) +
            row(shape.chair, third, [278, 342]) +
            shape.table(236, second, 84) +
            row(shape.chairLeft, second, [250, 276]) +
            row(shape.door, ground, [232]) +
            row(shape.planter, ground, [300]) +
            row(shape.bench, ground, [448, 492, 536]) +
            'M506 132V96m-14 14h28M488 316a18 30 0 0 1 36 0v18h-36z'
          }
        />
        <path d="M8 404h624" strokeDasharray="1 9" strokeWidth="7" strokeLinecap="butt" />
      </g>
      <g data-stroke="cut" strokeWidth="0.8">
        <path
          d={
            box(60, 284, 132, 6) +
            box(60, 290, 4, 28) +
            box(188, 290, 4, 106) +
            [third - 96, third, second].map((y) => box(208, y - 8, 192, 8)).join('') +
            box(208, third - 96, 4, 200) +
            box(396, third - 96, 4, 304) +
            box(348, third - 96, 4, 304) +
            box(208, ground - 90, 4, 30) +
            box(424, 242, 6, 154) +
            box(582, 242, 6, 154) +
            box(8, ground, 624, 4)
          }
          data-fill="solid"
        />
        <path d="M420 250L506 134L592 250" strokeWidth="5" />
      </g>
      <path
        d={
          row(shape.standing, ground, [112, 216, 568, 610]) +
          row(shape.seatedLeft, third, [278, 342]) +
          row(shape.seatedRight, second, [250, 276]) +
          row(shape.seatedRight, ground, [462, 506])
        }
        data-stroke="body"
      />
      <path
        d={
          row(shape.head, ground, [112, 216, 568, 610]) +
          row(shape.seatedHead, third, [278, 342]) +
          row(shape.seatedHead, second, [250, 276]) +
          row(shape.seatedHead, ground, [462, 506])
        }
        data-stroke="head"
      />
      <g data-practice="physical-security">
        <path d={`M150 297L76 ${ground}H186z`} data-fill="tint" />
        <path
          d={row(shape.dome, 290, [150]) + row(shape.reader, ground, [264, 340]) + shape.bulletRight(588, 262)}
          data-fill="background"
        />
      </g>
      <g data-practice="it-security">
        <path d={row(shape.monitor, third, [236, 300])} data-fill="tint" />
        <path d={row(shape.monitor, third, [236, 300])} />
      </g>
      <g data-practice="audiovisual">
        <path d={row(shape.beam, 252, [506])} data-fill="tint" />
        <path
          d={row(shape.pendant, 252, [506]) + row(shape.cabinet, 270, [442, 570]) + box(222, second - 76, 40, 26)}
          data-fill="background"
        />
      </g>
      <g data-practice="connectivity">
        <path
          d={`M20 424H612M374 424V${third - 84}M150 424V410M506 424V410M374 ${third - 84}H290M374 ${second - 84}H300`}
        />
        <path d={row(shape.radio, third - 84, [290])} data-dash />
        <path
          d={
            [ground, second, third].map((y) => shape.rack(361, y, 56)).join('') +
            row(shape.accessPoint, third - 86, [290])
          }
          data-fill="background"
        />
        <path d={[ground, second, third].map((y) => shape.units(361, y - 50, 5)).join('')} />
      </g>
      <Label x={60} y={274}>
        STORE
      </Label>
      <Label x={208} y={78}>
        OFFICE
      </Label>
      <Label x={536} y={152}>
        CHURCH
      </Label>
      <Label x={612} y={444} end>
        ONE NETWORK
      </Label>
    </Sheet>
  );
}
