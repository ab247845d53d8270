import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { practiceCards } from './home.content.ts';
import { PracticeCard } from './practice-card.tsx';

export function PracticesSection() {
  return (
    <Section
      colorMode="dark"
      sunken
      eyebrow="Services"
      title="Four trades, one team"
      intro="Hire us for one trade or all four. Every job runs from one set of drawings."
    >
      <div
        className={css({
          display: 'grid',
          gap: '5',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        })}
      >
        {practiceCards.map((card) => (
          <PracticeCard key={card.practice} card={card} />
        ))}
      </div>
    </Section>
  );
}
