import { type DocumentRecord, DocumentSheet } from './document-sheet.tsx';
import { DocumentTable } from './document-table.tsx';

interface Zone {
  name: string;
  protocol: 'DALI' | 'DMX' | '0–10 V';
}

interface Scene {
  name: string;
  trigger: string;
  displays: string;
  source: string;
  audio: string;
  /** In the order of the zones: DALI 0 to 254, DMX 0 to 255, volts. */
  levels: readonly number[];
  /** In seconds. */
  fade: number;
  callers: string;
}

export interface SceneListRecord extends DocumentRecord {
  zones: readonly Zone[];
  scenes: readonly Scene[];
}

const percentOf = {
  /** The logarithmic dimming curve of IEC 62386-102. */
  DALI: (level: number) => (level ? 10 ** ((level - 1) / (253 / 3) - 1) : 0),
  DMX: (level: number) => (level / 255) * 100,
  '0–10 V': (level: number) => level * 10,
};

/** Returns the light output in percent of a level that a control line carries. */
export const lightOutput = ({ protocol }: Pick<Zone, 'protocol'>, level: number) => percentOf[protocol](level);

/** A scene list: what each scene does to pictures, sound and light, and who may call it. */
export function SceneList({ sheet, notes, zones, scenes }: SceneListRecord) {
  return (
    <DocumentSheet sheet={sheet} notes={notes}>
      <DocumentTable
        caption="Scenes"
        rows={scenes}
        columns={[
          { name: 'Scene', value: ({ name }) => name },
          { name: 'Trigger', value: ({ trigger }) => trigger },
          { name: 'Displays', value: ({ displays }) => displays },
          { name: 'Source', value: ({ source }) => source },
          { name: 'Audio', value: ({ audio }) => audio },
          ...zones.map((zone, index) => ({
            name: `${zone.name}, ${zone.protocol}`,
            value: ({ levels }: Scene) => <Level zone={zone} level={levels[index] ?? 0} />,
            width: 'third' as const,
          })),
          { name: 'Fade', value: ({ fade }) => `${fade} s`, isNumber: true },
          { name: 'Who may call it', value: ({ callers }) => callers },
        ]}
      />
    </DocumentSheet>
  );
}

function Level({ zone, level }: { zone: Zone; level: number }) {
  const percent = Math.round(lightOutput(zone, level));
  return (
    <>
      {percent}%<small>{zone.protocol === '0–10 V' ? `${level} V` : level}</small>
      <svg
        viewBox="0 0 100 8"
        width="48"
        height="4"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
      >
        <path d="M0 4h100" strokeOpacity="0.25" strokeWidth="8" />
        {percent > 0 && <path d={`M0 4h${percent}`} strokeWidth="8" />}
      </svg>
    </>
  );
}
