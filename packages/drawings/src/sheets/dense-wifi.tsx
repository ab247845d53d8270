import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Dimension } from '../parts/measures.tsx';
import { Coverage } from '../parts/network.tsx';
import { steps } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

/** Non-overlapping 40 MHz channels of the 5 GHz band. */
const channels = ['36', '44', '149', '149', '157', '36'];

export function DenseWifiDrawing(props: SheetProps) {
  return (
    <Sheet
      number="T-141"
      name="DENSE WI-FI"
      title="Open office with rows of desks and six small Wi-Fi cells whose neighbors use different channels"
      unitsPerFoot={6}
      {...props}
    >
      <path d="M40 44h560v386H40z" data-stroke="muted" />
      {steps(6, 0, 1).map((cell) => {
        const [x, y] = [132 + (cell % 3) * 188, cell < 3 ? 160 : 334];
        return (
          <g key={cell}>
            <path
              d={`M${x - 60} ${y + 24}h44v14h-44zM${x + 16} ${y + 24}h44v14h-44zM${x - 60} ${y - 48}h44v14h-44zM${x + 16} ${y - 48}h44v14h-44z`}
              data-stroke="muted"
            />
            <Coverage x={x} y={y} r={13.5} />
            <Cable via={`${x},${cell < 3 ? y + 11 : y - 11} ${x},247`} isMuted />
            <Label x={x + 18} y={y + 5}>{`CH ${channels[cell]}`}</Label>
          </g>
        );
      })}
      <path d="M60 247H552" data-stroke="muted" />
      <Box x={552} y={226} w={40} h={44} />
      <path d="M560 238h24M560 248h24M560 258h24" data-stroke="muted" />
      <Dimension from={[132, 76]} to={[320, 76]} />
    </Sheet>
  );
}
