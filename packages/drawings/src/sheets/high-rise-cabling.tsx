import { Building, Cable, GroundLine, Translate } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { AccessPoint } from '../parts/network.tsx';
import { PatchPanel, Rack } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function HighRiseCablingDrawing(props: SheetProps) {
  return (
    <Sheet
      number="T-121"
      name="HIGH-RISE CABLING"
      title="A tower in section: fiber rises from the ground floor through firestopped sleeves to a patch panel on each floor"
      {...props}
    >
      <GroundLine y={424} />
      <Building x={60} y={40} w={520} h={384} floors={4} />
      <path d="M250 40v384" data-stroke="muted" />
      <Rack x={80} y={336} units={1} lit={[0]} />
      <path d="M80 397v27M210 397v27" />
      {[66, 162, 258].map((y, floor) => (
        <g key={y}>
          <Translate x={84} y={y + 18} scale={0.55}>
            <PatchPanel x={0} y={0} />
          </Translate>
          <Cable
            via={`${206 - floor * 10},336 ${206 - floor * 10},320 ${230 - floor * 8},320 ${230 - floor * 8},${y + 26} 205,${y + 26}`}
          />
          <path d={`M206 ${y + 64}h32v12h-32z`} data-fill="background" />
          <path d={`M210 ${y + 76}l6-12M219 ${y + 76}l6-12M228 ${y + 76}l6-12`} data-stroke="muted" />
          <Cable via={`120,${y + 18} 120,${y - 20} 343.4,${y - 20}`} isMuted />
          <AccessPoint x={370} y={y - 26} rings={1} />
          <Cable via={`150,${y + 18} 150,${y - 8} 284,${y - 8} 284,${y + 44} 500,${y + 44}`} isMuted />
          <path d={`M500 ${y + 32}h24v24h-24zM507 ${y + 39}h10v10h-10z`} data-fill="background" />
        </g>
      ))}
      <Label x={258} y={128}>
        FIRESTOP
      </Label>
      <Label x={572} y={62} end>
        LEVEL 4
      </Label>
      <Label x={572} y={158} end>
        LEVEL 3
      </Label>
      <Label x={572} y={254} end>
        LEVEL 2
      </Label>
      <Label x={270} y={388}>
        ENTRANCE ROOM
      </Label>
    </Sheet>
  );
}
