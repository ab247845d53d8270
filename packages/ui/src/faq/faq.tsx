import { cx } from 'styled-system/css';
import { faq } from 'styled-system/recipes';
import { PlusIcon } from '../icon/icons.ts';

interface FaqProps {
  items: readonly { question: string; answer: string }[];
  className?: string;
}

export function Faq({ items, className }: FaqProps) {
  const classes = faq();
  return (
    <div className={cx(classes.root, className)}>
      {items.map(({ question, answer }) => (
        <details key={question} className={classes.item}>
          <summary className={classes.question}>
            {question}
            <PlusIcon className={classes.mark} aria-hidden />
          </summary>
          <p className={classes.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
