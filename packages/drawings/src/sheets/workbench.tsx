import * as shape from '../buildings/shapes.ts';
import { Label } from '../parts/label.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

const { box, row } = shape;

/** Floor of the workshop in units of its group, which is drawn twice as large as a building. */
const floor = 204;

export function WorkbenchDrawing(props: SheetProps) {
  return (
    <Sheet
      number="L-201"
      name="ONE TEAM"
      title="A workshop in section: two racks are wired and tested, a controller and cameras run on the bench, and one of the team checks the plan before the van leaves"
      {...props}
    >
      <g transform="scale(2)" strokeWidth="0.9">
        <g data-stroke="fine" strokeWidth="0.6">
          <path
            d={
              shape.table(86, floor, 92) +
              shape.shelf(20, floor, 44) +
              'M24 198v-10h14v10m4 0v-8h16v8M24 182v-14h10v14m4 0v-10h20v10M24 158v-12h16v12m4 0v-8h14v8' +
              'M20 58h292M20 62h292M44 58v4m24-4v4m24-4v4m24-4v4m24-4v4m24-4v4m24-4v4m24-4v4m24-4v4m24-4v4m24-4v4' +
              box(96, 92, 66, 44) +
              'M102 98h24v32h-24zM132 100h24m-24 6h24m-24 6h18m-18 6h24m-24 6h14M108 104h12v20M108 112h12'
            }
          />
        </g>
        <g data-stroke="cut" strokeWidth="0.5">
          <path
            d={box(12, 40, 300, 6) + box(12, 46, 4, 158) + box(308, 46, 4, 60) + box(8, floor, 308, 5)}
            data-fill="solid"
          />
        </g>
        <path d={row(shape.standing, floor, [76, 196, 292])} data-stroke="body" />
        <path d={row(shape.head, floor, [76, 196, 292])} data-stroke="head" />
        <g data-practice="connectivity">
          <path d={`M223 ${floor - 80}V62M257 ${floor - 80}V66H150V182`} />
          <path d={shape.rack(210, floor, 80) + shape.rack(244, floor, 80)} data-fill="background" />
          <path d={shape.units(210, 130, 9) + shape.units(244, 130, 6)} />
          <path d={shape.ports(210, 130, 8)} data-dash />
        </g>
        <g data-practice="it-security">
          <path d={shape.monitor(118, floor - 2)} data-fill="tint" />
          <path d={shape.monitor(118, floor - 2) + box(247, 176, 20, 8)} />
        </g>
        <g data-practice="audiovisual">
          <path d={row(shape.cabinet, 162, [170])} data-fill="background" />
        </g>
        <g data-practice="physical-security">
          <path
            d={box(94, 166, 18, 16) + row(shape.dome, 46, [286]) + row(shape.reader, floor + 6, [300])}
            data-fill="background"
          />
          <path d="M98 170h10m-10 4h10m-10 4h6" />
          <path d={`M286 54L270 ${floor}H304z`} data-fill="tint" />
        </g>
      </g>
      <Label x={192} y={174}>
        PLAN
      </Label>
      <Label x={620} y={70} end>
        STAGED, TESTED
      </Label>
    </Sheet>
  );
}
