import * as shape from '../buildings/shapes.ts';
import { Label } from '../parts/label.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

const { box, row } = shape;

/** Floor and ceiling of the rooms in units of their group, which is drawn twice as large as a building. */
const [floor, ceiling] = [206, 52];

/** Products of many makers on one rack. */
export function KitDrawing(props: SheetProps) {
  return (
    <Sheet
      number="L-401"
      name="KIT OF PARTS"
      title="An entrance, a closet and a meeting room in section: a door with its reader, a camera, an access point, a display with speakers and workstations, all on one rack"
      {...props}
    >
      <g transform="scale(2)" strokeWidth="0.9">
        <g data-stroke="fine" strokeWidth="0.6">
          <path
            d={
              shape.door(24, floor) +
              row(shape.planter, floor, [112]) +
              shape.table(208, floor, 74) +
              row(shape.chair, floor, [276]) +
              row(shape.chairLeft, floor, [212]) +
              `M20 ${ceiling + 8}h106M178 ${ceiling + 8}h128M132 ${ceiling + 6}h42`
            }
          />
        </g>
        <g data-stroke="cut" strokeWidth="0.5">
          <path
            d={
              box(12, ceiling - 6, 298, 6) +
              box(12, ceiling, 4, floor - ceiling - 62) +
              box(128, ceiling, 3, floor - ceiling) +
              box(174, ceiling, 3, floor - ceiling) +
              box(306, ceiling, 4, floor - ceiling) +
              box(8, floor, 306, 5)
            }
            data-fill="solid"
          />
        </g>
        <path
          d={
            row(shape.standing, floor, [78]) +
            row(shape.seatedLeft, floor, [276]) +
            row(shape.seatedRight, floor, [212])
          }
          data-stroke="body"
        />
        <path d={row(shape.head, floor, [78]) + row(shape.seatedHead, floor, [276, 212])} data-stroke="head" />
        <g data-practice="physical-security">
          <path d={`M90 ${ceiling + 8}L24 ${floor}H112z`} data-fill="tint" />
          <path d={row(shape.dome, ceiling, [90]) + row(shape.reader, floor, [60])} data-fill="background" />
          <path d={`M61 ${floor - 34}V${ceiling + 3}H138M96 ${ceiling + 1}H140`} />
        </g>
        <g data-practice="connectivity">
          <path d={row(shape.radio, ceiling, [196])} data-dash />
          <path d={`M152 ${ceiling + 3}V100M152 ${ceiling + 3}H196`} />
          <path d={shape.rack(139, floor, 110) + row(shape.accessPoint, ceiling, [196])} data-fill="background" />
          <path d={shape.units(139, 102, 7)} />
          <path d={shape.ports(139, 102, 5)} data-dash />
        </g>
        <g data-practice="it-security">
          <path d={shape.units(139, 144, 3) + shape.monitor(238, floor - 2)} />
          <path d={shape.monitor(238, floor - 2)} data-fill="tint" />
        </g>
        <g data-practice="audiovisual">
          <path d={`M264 ${ceiling + 5}L240 ${floor - 60}H290z`} data-fill="tint" />
          <path
            d={box(212, 92, 70, 44) + row(shape.speaker, ceiling, [264]) + row(shape.cabinet, 104, [292])}
            data-fill="background"
          />
          <path d="M220 128l14-18 12 9 14-19 14 19" />
          <path d={shape.units(139, 174, 4)} />
        </g>
      </g>
      <Label x={24} y={84}>
        ENTRANCE
      </Label>
      <Label x={262} y={84}>
        CLOSET
      </Label>
      <Label x={436} y={84}>
        MEETING ROOM
      </Label>
    </Sheet>
  );
}
