import { Box, Cable, GroundLine, StatusLight } from '../parts/basics.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function SanAntonioDrawing(props: SheetProps) {
  return (
    <Sheet
      number="C-210"
      name="SAN ANTONIO"
      title="San Antonio: a mission, the Tower of the Americas, the river, and radio links between three roofs"
      {...props}
    >
      <GroundLine y={376} />
      <path
        data-stroke="muted"
        d="M50 376V220h76v156M470 376V250h44M540 376V190h52v186M66 244h12M94 244h12M66 274h12M94 274h12M66 304h12M94 304h12M556 216h20M556 246h20M556 276h20M484 274h12M484 300h12"
      />
      <g transform="translate(-60 -92) scale(1.24)">
        <path d="M180 377.4V250h34c0-22 14-22 14-40 10 0 16-14 32-14s22 14 32 14c0 18 14 18 14 40h34v127.4M242 377v-71a18 18 0 0 1 36 0v71M198 300h20v30h-20zM302 300h20v30h-20z" />
      </g>
      <path d="M434 376V120M454 376V120M420 120h48l10-22h-68zM430 98V78h28v20M444 78V40" />
      <path d="M40 414q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
      {[
        [88, 208],
        [262, 138],
        [566, 178],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <Box x={x - 12} y={y - 12} w={24} h={24} r={6} />
          <StatusLight x={x} y={y} />
        </g>
      ))}
      <circle cx="444" cy="40" r="5" data-fill="solid" data-outline />
      <Cable via="100,203 250,143" isDashed />
      <Cable via="274,132 439,42" isDashed />
      <Cable via="448,43 558,166" isDashed />
    </Sheet>
  );
}
