import { Box, Cable, GroundLine, StatusLight } from '../parts/basics.tsx';
import { Sheet, type SheetProps } from '../sheet.tsx';

export function AustinDrawing(props: SheetProps) {
  return (
    <Sheet
      number="C-512"
      name="AUSTIN"
      title="The skyline of Austin with the Capitol, and radio links between three roofs"
      {...props}
    >
      <GroundLine y={376} />
      <path
        data-stroke="muted"
        d="M50 376V250h50v126M110 376V150h60v226M440 376V130l34-50 34 50v246M518 376V200h70v176M124 176h8M146 176h8M124 204h8M146 204h8M124 232h8M146 232h8M124 260h8M146 260h8M532 226h12M558 226h12M532 256h12M558 256h12M532 286h12M558 286h12M458 160h32M458 190h32M458 220h32"
      />
      <g transform="translate(-40 -70) scale(1.2)">
        <path d="M200 371.6v-95h170v95M220 276v-34h130v34M240 242v-26h90v26M256 216a29 40 0 0 1 58 0M276 178v-16h18v16M285 162v-30M285 132l10-8M222 371v-71M244 371v-71M266 371v-71M304 371v-71M326 371v-71M348 371v-71" />
      </g>
      <path d="M40 414q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0" />
      {[
        [140, 138],
        [474, 68],
        [553, 188],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <Box x={x - 12} y={y - 12} w={24} h={24} r={6} />
          <StatusLight x={x} y={y} />
        </g>
      ))}
      <Cable via="152,134 462,72" isDashed />
      <Cable via="480,80 545,176" isDashed />
    </Sheet>
  );
}
