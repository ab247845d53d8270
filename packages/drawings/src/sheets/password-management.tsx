import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { steps } from '../parts/rack.tsx';
import { Key } from '../parts/symbols.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function PasswordManagementDrawing(props: SheetProps) {
  return (
    <Sheet
      number="N-201"
      name="CREDENTIAL VAULT"
      title="Three keys go into a vault, which shares single credentials"
      {...props}
    >
      <Box x={206} y={70} w={220} h={320} r={8} />
      <rect x="222" y="86" width="188" height="288" rx="4" data-stroke="muted" />
      <circle cx="316" cy="230" r="62" />
      <circle cx="316" cy="230" r="44" data-dash />
      <path d="M316 168v20M316 272v20M254 230h20M358 230h20M272 186l14 14M346 260l14 14M272 274l14-14M346 200l14-14" />
      <circle cx="316" cy="230" r="8" data-fill="solid" />
      <path d="M206 130h-12v40h12M206 290h-12v40h12" />
      {[104, 212, 320].map((y) => (
        <Key key={y} x={46} y={y} />
      ))}
      <Cable via="142,122 206,122" isMuted />
      <Cable via="142,230 206,230" isMuted />
      <Cable via="142,338 206,338" isMuted />
      {[150, 230, 310].map((y) => (
        <g key={y}>
          <Cable via={`426,${y} 470,${y}`} />
          <Box x={470} y={y - 22} w={126} h={44} />
          {steps(4, 488, 17).map((x) => (
            <circle key={x} cx={x} cy={y} r="3.5" data-fill="solid" />
          ))}
          <path d={`M562 ${y}l6 6 11-12`} />
        </g>
      ))}
      <Label x={470} y={112}>
        SHARED ITEMS
      </Label>
      <Label x={206} y={58}>
        VAULT
      </Label>
    </Sheet>
  );
}
