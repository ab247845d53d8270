import { Building, GroundLine } from '../parts/basics.tsx';
import { Camera } from '../parts/cameras.tsx';
import { Label } from '../parts/label.tsx';
import { FieldOfView } from '../parts/measures.tsx';
import { Waves } from '../parts/network.tsx';
import { Person } from '../parts/people.tsx';
import { SolarPanel } from '../parts/site.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function JobsiteDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-142"
      name="JOBSITE TRAILER"
      title="A trailer with a mast, a solar panel and a cellular camera that watches a person on a construction site"
      unitsPerFoot={18}
      {...props}
    >
      <GroundLine y={410} />
      <FieldOfView x={374} y={120} toward={116} angle={42} floor={410} isLabeled />
      <Person x={286} y={302} h={108} />
      <Camera x={374} y={120} toward={116} mount={[420, 76]} scale={0.9} />
      <path d="M420 350V50M412 350V190M428 350V190" strokeWidth="3" />
      <Waves x={430} y={54} />
      <SolarPanel x={500} y={282} />
      <path d="M500 287v63" />
      <path d="M372 350h190v28H372zM372 364h-40M562 378h20M340 364v46M550 378v32" />
      <circle cx="466" cy="390" r="20" data-fill="background" />
      <circle cx="466" cy="390" r="7" />
      <Building x={40} y={50} w={150} h={360} floors={2} />
      <path d="M115 50v360" data-stroke="muted" />
      <Label x={490} y={60}>
        CELLULAR
      </Label>
      <Label x={520} y={236}>
        SOLAR
      </Label>
    </Sheet>
  );
}
