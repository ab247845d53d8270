import { TextLink } from '@portal/ui/link';
import { Section } from '@portal/ui/section';
import { Strip } from '@portal/ui/strip';
import { css } from 'styled-system/css';
import { wide } from 'styled-system/patterns';
import { technologyPartners } from './home.content.ts';

export function PartnersSection() {
  return (
    <Section sunken bleed eyebrow="Technology partners" title="The manufacturers we install and support">
      <Strip label="Technology partners" items={technologyPartners} reverse />
      <p className={wide({ marginTop: '10' })}>
        <TextLink to="/partners" arrow className={css({ textStyle: 'body' })}>
          See what we use each of them for
        </TextLink>
      </p>
    </Section>
  );
}
