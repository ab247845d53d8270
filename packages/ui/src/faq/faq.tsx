import { type FaqVariantProps, faq } from 'styled-system/recipes';
import { PlusIcon } from '../icon/icons.ts';
import { noWrap } from '../no-wrap/no-wrap.tsx';

type FaqProps = FaqVariantProps & {
  items: readonly { question: string; answer: string }[];
};

/** `rows`: a question opens its answer. `columns`: short answers, all visible. */
export function Faq({ items, shape = 'rows' }: FaqProps) {
  const classes = faq({ shape });
  if (shape === 'columns') {
    return (
      <dl className={classes.root}>
        {items.map(({ question, answer }) => (
          <div key={question} className={classes.item}>
            <dt className={classes.question}>{question}</dt>
            <dd className={classes.answer}>{noWrap(answer)}</dd>
          </div>
        ))}
      </dl>
    );
  }

  return (
    <div className={classes.root}>
      {items.map(({ question, answer }) => (
        <details key={question} className={classes.item}>
          <summary className={classes.question}>
            {question}
            <PlusIcon className={classes.mark} aria-hidden />
          </summary>
          <p className={classes.answer}>{noWrap(answer)}</p>
        </details>
      ))}
    </div>
  );
}
