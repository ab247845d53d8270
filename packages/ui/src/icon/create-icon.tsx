import { type ComponentType, createElement, type SVGProps } from 'react';

type Shapes = [tag: string, attributes: Record<string, string | number>][];

/** An `svg` in the size of an icon and the colour of the text around it. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/** Creates an icon from the shapes in lucide's data files: lucide-react's runtime is larger than the icons of a page. */
export const createIcon =
  (shapes: Shapes): IconComponent =>
  (props) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: callers hide or label it
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
