import { Box, Cable } from '../parts/basics.tsx';
import { Camera } from '../parts/cameras.tsx';
import { Label } from '../parts/label.tsx';
import { Cloud, Laptop } from '../parts/network.tsx';
import { Recorder } from '../parts/rack.tsx';
import { Lines } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function EagleEyeBridgeDrawing(props: SheetProps) {
  return (
    <Sheet
      number="S-141"
      name="EAGLE EYE BRIDGE"
      title="Four existing cameras of different makers on a bridge, which sends their video encrypted to the cloud and a browser"
      {...props}
    >
      <path d="M150 50v340" strokeWidth="4" />
      {[70, 160, 250, 340].map((y, index) => (
        <g key={y}>
          <Camera x={84} y={y + 24} toward={160} mount={[148, y]} scale={index % 2 ? 0.8 : 1} />
          <Cable
            via={`152,${y} ${200 + index * 10},${y} ${200 + index * 10},${200 + index * 14} 256,${200 + index * 14}`}
          />
        </g>
      ))}
      <Recorder x={256} y={192} />
      <Cable via="406,222 510,222 510,136" />
      <path d="M502 166l8-14 8 14" />
      <Cloud x={424} y={40} />
      <Cable via="540,136 540,290" isDashed />
      <Laptop x={480} y={290} />
      <Box x={500} y={300} w={36} h={20} isMuted />
      <Box x={542} y={300} w={36} h={20} isMuted />
      <Lines x={502} y={334} w={70} count={2} />
      <Label x={256} y={178}>
        BRIDGE
      </Label>
      <Label x={256} y={282}>
        BUFFER, ENCRYPT
      </Label>
      <Label x={46} y={420}>
        EXISTING CAMERAS
      </Label>
      <Label x={510} y={108} middle>
        CLOUD
      </Label>
      <Label x={480} y={392}>
        SEARCH
      </Label>
    </Sheet>
  );
}
