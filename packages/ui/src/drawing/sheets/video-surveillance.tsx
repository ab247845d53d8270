import { Building, Cable, GroundLine, Label, Terminal } from '../parts/basics.tsx';
import { Recorder } from '../parts/network.tsx';
import { Camera, FieldOfView, Person } from '../parts/security.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function VideoSurveillanceDrawing(props: SheetProps) {
  return (
    <Sheet sheet="S-201 VIDEO SURVEILLANCE" {...props}>
      <GroundLine y={400} />
      <FieldOfView x={446} y={130} reach={-330} from={90} to={270} />
      <Person x={176} y={280} />
      <path d="M160 270v-12h12M236 270v-12h-12M160 392v12h12M236 392v12h-12" />
      <Building x={500} y={60} w={90} h={340} floors={3} />
      <Camera x={448} y={128} />
      <Cable d="M518 92h30a12 12 0 0 1 12 12v196" />
      <Terminal x={518} y={92} />
      <Recorder x={440} y={300} />
      <Label x={60} y={186}>
        FIELD OF VIEW 78°
      </Label>
      <Label x={440} y={382}>
        RECORDER
      </Label>
    </Sheet>
  );
}
