import { ContactDrawing } from '@portal/drawings/contact';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';

interface NextStepsProps {
  title: string;
  items: readonly { title: string; text: string }[];
  /** Whether the drawing has no text and no accessible name, which are English. */
  isDrawingSilent?: boolean;
}

/** What happens after a request. */
export const NextStepsSection = ({ title, items, isDrawingSilent }: NextStepsProps) => (
  <Section layout="split" flip title={title} drawing={<ContactDrawing isCompact={isDrawingSilent} />}>
    <ol className={css({ display: 'grid', gap: '6' })}>
      {items.map(({ title, text }) => (
        <li key={title} className={benefit}>
          <h3 className={css({ textStyle: 'cardTitle' })}>{title}</h3>
          <p className={css({ color: 'fg.muted' })}>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

const benefit = css({
  display: 'grid',
  gap: '1',
  paddingTop: '4',
  borderTop: 'hairline',
});
