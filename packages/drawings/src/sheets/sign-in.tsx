import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Laptop, Phone } from '../parts/network.tsx';
import { Person } from '../parts/people.tsx';
import { Mark, Padlock } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function SignInDrawing(props: SheetProps) {
  const apps = ['MAIL', 'FILES', 'PAYROLL', 'CODE'];
  return (
    <Sheet
      number="N-121"
      name="SIGN-IN"
      title="A person signs in with a laptop and a phone as second factor at one identity provider, which opens four applications"
      {...props}
    >
      <path d="M40 412h240" data-stroke="muted" />
      <Person x={52} y={212} h={200} />
      <Laptop x={142} y={230} />
      <path d="M136 308h134M150 308v104M256 308v104" data-stroke="muted" />
      <Phone x={178} y={70} />
      <Mark x={199} y={114} />
      <Box x={320} y={150} w={120} h={160} r={8} />
      <Padlock x={350} y={180} />
      <path d="M342 282h76" data-stroke="muted" />
      <Cable via="250,262 320,262" />
      <Cable via="220,110 290,110 290,200 320,200" isDashed />
      {apps.map((app, index) => (
        <g key={app}>
          <Cable via={`440,230 466,230 466,${84 + index * 98} 490,${84 + index * 98}`} />
          <Box x={490} y={48 + index * 98} w={104} h={72} r={6} />
          <path d={`M490 ${66 + index * 98}h104`} data-stroke="muted" />
          <Label x={542} y={100 + index * 98} middle>
            {app}
          </Label>
        </g>
      ))}
      <Label x={320} y={138}>
        IDENTITY
      </Label>
      <Label x={142} y={56}>
        SECOND FACTOR
      </Label>
    </Sheet>
  );
}
