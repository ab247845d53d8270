import { type Practice, practices } from '@portal/contracts/practices';
import { type ServiceSlug, servicePath, services } from '@portal/contracts/services';
import { createContext, type FormEvent, type ReactNode, type SVGProps, use } from 'react';
import { building } from 'styled-system/recipes';
import { type Area, box, partsIn } from './shapes.ts';

/** Where a service is in a building. */
export type Places = Record<ServiceSlug, Area>;

export interface BuildingProps {
  /** Without labels and controls, and hidden from screen readers. */
  isCompact?: boolean;
}

/** What a building says in another language. */
export interface BuildingTexts {
  title: string;
  /** Of the key, and its last choice. */
  legend: string;
  all: string;
  practices: Record<Practice, string>;
  /** By the English label. What is missing stays English. */
  labels: Readonly<Record<string, string>>;
}

export const BuildingTextsContext = createContext<BuildingTexts | undefined>(undefined);

type FullBuildingProps = BuildingProps & {
  /** Accessible name: what the drawing shows. */
  title: string;
  /** Left and right of the building, where the window is wide enough. */
  surroundings: ReactNode;
  /** Links to the services, on windows as wide as a tablet. */
  places?: Places;
  children: ReactNode;
};

/**
 * A building in section, 640 × 480 units, with one `System` per practice. Its controls, and labels for `system-PRACTICE` elsewhere in the same
 * `section`, light one system. That needs no script, see building.recipe.ts. One per page.
 */
export function Building({ isCompact, title, surroundings, places, children }: FullBuildingProps) {
  const classes = building();
  const texts = use(BuildingTextsContext);
  const aria = isCompact ? { 'aria-hidden': true } : { role: 'img', 'aria-label': texts?.title ?? title };
  return (
    <div className={classes.root}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: named by its label; a title element would show as a tooltip */}
      <svg
        // Without its style sheet, a drawing would be a black square.
        fill="none"
        stroke="currentColor"
        // The first drawing of a page is in its Open Graph image (shell/publisher/site/seo), without surroundings and details.
        data-drawing
        data-compact={isCompact || undefined}
        viewBox="0 0 640 480"
        width="640"
        height="480"
        className={classes.drawing}
        {...aria}
      >
        <g data-surroundings>{surroundings}</g>
        {children}
      </svg>
      {!isCompact && (
        <fieldset className={classes.key} onChange={showDrawing}>
          <legend>{texts?.legend ?? 'Show one system'}</legend>
          {practices.map(({ id, name }) => (
            <label key={id} data-practice={id}>
              <input type="radio" id={`system-${id}`} name="system" value={id} />
              {texts?.practices[id] ?? name}
            </label>
          ))}
          <label>
            <input type="radio" id="system-all" name="system" value="all" defaultChecked />
            {texts?.all ?? 'All four'}
          </label>
        </fieldset>
      )}
      {/* After the key, for the keyboard. */}
      {/* The pages of services are in English. */}
      {!isCompact && !texts && places && <Links places={places} />}
    </div>
  );
}

/** The words of a hero are above the first screen of a phone, what they choose is below. */
const showDrawing = ({ currentTarget }: FormEvent) =>
  currentTarget.previousElementSibling?.scrollIntoView({ block: 'nearest' });

/** What the pointer finds in the drawing: the name of the service is shown over its place. */
const Links = ({ places }: { places: Places }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a drawing
  <svg
    viewBox="0 0 640 480"
    className={building().links}
    fill="none"
    aria-label="Services in this building"
    role="group"
  >
    {(Object.keys(places) as ServiceSlug[]).map((slug) => {
      const { name, practice } = services[slug];
      const [x, y, w, h] = places[slug];
      return (
        <a key={slug} href={servicePath(slug)} data-practice={practice}>
          <path d={box(x, y, w, h)} />
          <text x={x + w / 2} y={y + h / 2 + 4} textAnchor="middle">
            {name}
          </text>
        </a>
      );
    })}
  </svg>
);

interface CropProps {
  area: Area;
  /** The system that is lit. Without one all are. */
  practice?: Practice;
}

const CropContext = createContext<CropProps | undefined>(undefined);

/** A part of a building, as wide as its container. Without what is outside of it, which keeps the document small. */
export function Crop({ area, practice, children }: CropProps & { children: ReactNode }) {
  return (
    <svg
      fill="none"
      stroke="currentColor"
      viewBox={area.join(' ')}
      preserveAspectRatio="xMidYMid slice"
      data-crop
      aria-hidden="true"
      className={building().drawing}
    >
      <CropContext value={{ area, practice }}>{children}</CropContext>
    </svg>
  );
}

/** Returns the floor around an area: floors are 104 units high. */
export function floorAround([x, y, w, h]: Area): Area {
  const top = 58 + Math.floor((y + h / 2 - 60) / 104) * 104;
  return [Math.min(Math.max(x + w / 2 - 220, 20), 180), top, 440, 114];
}

/** A path of a building. A crop has only its parts that reach into it. */
export function Path({ d = '', ...rest }: SVGProps<SVGPathElement>) {
  const crop = use(CropContext);
  const drawn = crop ? partsIn(crop.area, d) : d;
  return drawn && <path d={drawn} {...rest} />;
}

interface SystemProps {
  practice: Practice;
  children: ReactNode;
}

export function System({ practice, children }: SystemProps) {
  const crop = use(CropContext);
  return (
    <g
      data-practice={practice}
      data-system={crop ? undefined : true}
      opacity={crop?.practice && crop.practice !== practice ? 0.3 : undefined}
    >
      {children}
    </g>
  );
}

interface LabelProps {
  x: number;
  y: number;
  /** The text ends at `x`. */
  end?: boolean;
  /** Left out on phones. */
  isDetail?: boolean;
  children: string;
}

export function Label({ x, y, end, isDetail, children }: LabelProps) {
  const crop = use(CropContext);
  const texts = use(BuildingTextsContext);
  return (
    (!crop || partsIn(crop.area, `M${x} ${y}`)) && (
      <text
        x={x}
        y={y}
        textAnchor={end ? 'end' : undefined}
        data-detail={isDetail || undefined}
        fill="currentColor"
        stroke="none"
      >
        {texts?.labels[children] ?? children}
      </text>
    )
  );
}
