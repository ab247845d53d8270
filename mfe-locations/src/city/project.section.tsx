import { TextLink } from '@portal/ui/link';
import { Section } from '@portal/ui/section';
import { StatRow } from '@portal/ui/stat-row';
import type { ComponentType } from 'react';
import { css } from 'styled-system/css';
import type { City } from '../content/city.ts';
import { compact } from '../spacing.ts';

/** A section of the home page, which the marketing remote owns. */
const successStory = '/#homeowners-story';

interface ProjectSectionProps {
  project: City['project'];
  drawing: ComponentType;
}

/** Teaser of the success story on the home page. */
export function ProjectSection({ project, drawing: Drawing }: ProjectSectionProps) {
  return (
    <Section
      colorMode="dark"
      className={compact}
      practice="physical-security"
      layout="split"
      flip
      title={project.title}
      intro={project.text}
      drawing={<Drawing />}
      actions={
        <TextLink to={successStory} arrow>
          {project.link}
        </TextLink>
      }
    >
      <StatRow
        stats={project.results}
        className={css({
          // As wide as the figures, which differ in length.
          gridTemplateColumns: 'repeat(auto-fit, minmax(4.75rem, auto))',
          gap: { base: '4', sm: '6' },
          marginTop: '4',
        })}
      />
    </Section>
  );
}
