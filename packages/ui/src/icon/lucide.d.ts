/** Shapes of one icon on a grid of 24 by 24: element name and attributes. The package types its index only. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const node: [tag: string, attributes: Record<string, string | number>][];
  export default node;
}
