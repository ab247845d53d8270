import { VideoMonitoringDrawing } from '@portal/ui/drawing/video-monitoring';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { tiles } from 'styled-system/patterns';
import { anchorOf } from '../anchor.ts';
import { PracticeDrawing } from '../practice-drawing.tsx';
import { PartnerEntry } from './partner-entry.tsx';
import type { PartnerCategory } from './partners.content.ts';

const list = css({ display: 'grid', listStyle: 'none', padding: '0', margin: '0' });

/** One category: a list beside a drawing, tiles or rows, depending on the number of partners. */
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

  if (partners.length > 3) {
    return (
      <Section id={id} sunken practice={practice} layout="sticky" title={category} intro={description}>
        <ul className={list}>{entries}</ul>
      </Section>
    );
  }

  return (
    <Section id={id} practice={practice} title={category} intro={description}>
      <ul className={tiles({ least: '19rem', listStyle: 'none', padding: '0', margin: '0' })}>{entries}</ul>
    </Section>
  );
}
