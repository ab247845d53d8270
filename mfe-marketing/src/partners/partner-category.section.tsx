import { anchorOf } from '@portal/contracts/anchor';
import { VideoMonitoringDrawing } from '@portal/drawings/video-monitoring';
import { Section } from '@portal/ui/section';
import { css, cx } from 'styled-system/css';
import { PracticeDrawing } from '../practice-drawing.tsx';
import { PartnerEntry } from './partner-entry.tsx';
import type { PartnerCategory } from './partners.content.ts';

const list = css({ display: 'grid', columnGap: '8' });
const threeColumns = css({ gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } });
const fourColumns = css({
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
});
const compact = css({ paddingBlock: { base: '12', md: '16' } });

/** One category: columns, or a list beside a drawing for one or two partners. */
export function PartnerCategorySection({ category, practice, description, partners }: PartnerCategory) {
  const id = anchorOf(category);
  const entries = partners.map((partner) => (
    <li key={partner.name}>
      <PartnerEntry partner={partner} />
    </li>
  ));

  if (partners.length < 3) {
    return (
      <Section
        className={compact}
        id={id}
        colorMode="dark"
        practice={practice}
        layout="split"
        title={category}
        intro={description}
        drawing={partners.length === 1 ? <VideoMonitoringDrawing /> : <PracticeDrawing practice={practice} />}
      >
        <ul className={list}>{entries}</ul>
      </Section>
    );
  }

  return (
    <Section
      className={compact}
      id={id}
      sunken={partners.length > 3}
      practice={practice}
      title={category}
      intro={description}
    >
      <ul className={cx(list, partners.length > 3 ? fourColumns : threeColumns)}>{entries}</ul>
    </Section>
  );
}
