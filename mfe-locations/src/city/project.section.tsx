import { TextLink } from '@portal/ui/link';
import { Section } from '@portal/ui/section';
import { StatRow } from '@portal/ui/stat-row';
import type { ComponentType } from 'react';
import { css } from 'styled-system/css';
import type { City } from '../content/city.ts';

interface ProjectSectionProps {
  project: City['project'];
  drawing: ComponentType;
}

/** Teaser of the success story on the home page. */
export function ProjectSection({ project, drawing: Drawing }: ProjectSectionProps) {
  return (
    <Section
      colorMode="dark"
      practice="physical-security"
      layout="split"
      flip
      title={project.title}
      intro={project.text}
      drawing={<Drawing />}
      actions={
        <TextLink to="/" arrow>
          {project.link}
        </TextLink>
      }
    >
      <StatRow
        stats={project.results}
        className={css({ gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, marginTop: '4' })}
      />
    </Section>
  );
}
