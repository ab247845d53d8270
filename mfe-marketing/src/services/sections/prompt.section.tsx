import { consultationPath } from '@portal/contracts/consultation';
import { ButtonLink } from '@portal/ui/button';
import { css } from 'styled-system/css';
import { wide } from 'styled-system/patterns';
import type { Service } from '../service.ts';

/** The call to action in the middle of the page. */
export function PromptSection({ service: { practice, name, prompt } }: { service: Service }) {
  return (
    <aside
      aria-label="Consultation"
      data-color-mode="light"
      data-practice={practice}
      data-print="hide"
      className={css({ '&[data-color-mode]': { bg: 'accent.soft' }, paddingBlock: '8' })}
    >
      <div
        className={wide({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: '12',
          rowGap: '5',
        })}
      >
        <p className={css({ textStyle: 'subheading', flex: '1 1 24rem', maxWidth: 'measure.text' })}>{prompt}</p>
        <ButtonLink to={consultationPath({ service: practice, about: name })} size="lg">
          Request a consultation
        </ButtonLink>
      </div>
    </aside>
  );
}
