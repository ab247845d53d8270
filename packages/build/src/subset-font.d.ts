/** The options in use. `@types/subset-font` describes an older version, without `keepFeatures`, `noHinting` and `dropTables`. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    keepFeatures: string[];
    variationAxes: Record<string, number | { min: number; max: number; default?: number }>;
    preserveNameIds: number[];
    noHinting: boolean;
    dropTables: string[];
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
