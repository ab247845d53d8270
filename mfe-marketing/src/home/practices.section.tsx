import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { practiceCards } from './home.content.ts';
import { PracticeCard } from './practice-card.tsx';

/** The overview of services: four cards of uneven width around one corner. */
export function PracticesSection() {
  return (
    <Section
      ground="ink"
      sunken
      eyebrow="Services"
      title="Four practices under one roof"
      intro="Take one of them or all four. The drawing is the same."
    >
      <div
        className={css({
          display: 'grid',
          gap: '5',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
          '& > *': { gridColumn: { lg: 'span 5' } },
          '& > :nth-child(4n + 1), & > :nth-child(4n + 4)': { gridColumn: { lg: 'span 7' } },
        })}
      >
        {practiceCards.map((card) => (
          <PracticeCard key={card.title} card={card} />
        ))}
      </div>
    </Section>
  );
}
