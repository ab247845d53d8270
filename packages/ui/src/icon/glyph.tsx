import { type ComponentType, createElement, type SVGProps } from 'react';

type Shapes = [tag: string, attributes: Record<string, string | number>][];

/** A drawable icon: an `svg` that takes the size and colour of the text around it unless told otherwise. */
export type Glyph = ComponentType<SVGProps<SVGSVGElement>>;

/** Makes an icon of lucide's shapes. Its own React wrapper weighs more than all icons of a page together. */
export const glyph =
  (shapes: Shapes): Glyph =>
  (props) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: whoever draws it hides or labels it
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
