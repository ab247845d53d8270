import { OfficeCrop } from '@portal/drawings/buildings/office';
import { TextLink } from '@portal/ui/link';
import { css } from 'styled-system/css';
import { wide } from 'styled-system/patterns';
import type { Service } from '../service.ts';

/** Where the service is in the building of the home page. */
export function InTheBuilding({ service: { slug, practice } }: { service: Service }) {
  return (
    <aside
      aria-label="In the building"
      data-color-mode="dark"
      data-practice={practice}
      data-print="hide"
      className={css({ position: 'relative' })}
    >
      <OfficeCrop service={slug} />
      <p className={wide({ paddingBlock: '4' })}>
        <TextLink to="/" arrow>
          See it in the whole building
        </TextLink>
      </p>
    </aside>
  );
}
