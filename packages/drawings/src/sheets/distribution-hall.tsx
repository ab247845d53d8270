import { Box, Cable } from '../parts/basics.tsx';
import { Label } from '../parts/label.tsx';
import { Dimension } from '../parts/measures.tsx';
import { Coverage } from '../parts/network.tsx';
import { steps } from '../parts/rack.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function DistributionHallDrawing(props: SheetProps) {
  return (
    <Sheet
      number="T-221"
      name="DISTRIBUTION HALL"
      title="Plan of a long hall: fiber along the dock wall from the main closet to two remote cabinets, and short copper runs to access points"
      unitsPerFoot={0.56}
      {...props}
    >
      <g data-stroke="muted">
        <path d="M40 96h560v300H40z" />
        <path
          d={steps(7, 120, 32)
            .map((y) => `M130 ${y}h440v12H130z`)
            .join('')}
        />
        <path
          d={steps(38, 104, 12)
            .map((x) => `M${x} 396v8h6v-8`)
            .join('')}
        />
      </g>
      <Box x={40} y={352} w={44} h={44} />
      <path d="M50 364h24M50 374h24M50 384h24" data-stroke="muted" />
      {[286, 510].map((x) => (
        <g key={x}>
          <Box x={x - 15} y={366} w={30} h={30} />

          <Coverage x={x - 60} y={240} r={125} />
          <Cable via={`${x},366 ${x},338 ${x - 60},338 ${x - 60},251`} isMuted />
        </g>
      ))}
      <Cable via="84,386 271,386" />
      <Cable via="84,372 230,372 230,352 480,352 480,376 495,376" />
      <Coverage x={90} y={200} r={60} />
      <Cable via="62,352 62,280 90,280 90,211" isMuted />
      <Dimension from={[40, 66]} to={[600, 66]} />
      <Dimension from={[62, 430]} to={[286, 430]} name="FIBER" />
      <Label x={536} y={386}>
        IDF 2
      </Label>
      <Label x={312} y={386}>
        IDF 1
      </Label>
      <Label x={92} y={358}>
        MDF
      </Label>
    </Sheet>
  );
}
