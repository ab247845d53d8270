/** Shapes of one icon on a 24 × 24 grid. lucide has types for its index only. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const node: [tag: string, attributes: Record<string, string | number>][];
  export default node;
}
