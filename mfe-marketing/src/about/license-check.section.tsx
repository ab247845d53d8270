import { TextLink } from '@portal/ui/link';
import { Section } from '@portal/ui/section';
import { Steps } from '@portal/ui/steps';
import { css } from 'styled-system/css';
import { licenseSteps, trades } from './about.content.ts';

/** The public register of the Texas Department of Public Safety. */
const register = 'https://tops.portal.texas.gov/psp-self-service/search/index';

/** How a buyer looks up the license of any installer. */
export function LicenseCheckSection() {
  return (
    <Section
      id="license"
      layout="sticky"
      title="How to check an installer’s license"
      intro="In Texas, whoever sells, installs or services cameras that record, alarms or computer-controlled doors needs a license: Occupations Code, chapter 1702."
      actions={
        <TextLink to={register} arrow>
          Search the register of the DPS
        </TextLink>
      }
    >
      <div className={css({ display: 'grid', gap: '12' })}>
        <Steps shape="grid" items={licenseSteps} />
        <div>
          <h3 className={css({ textStyle: 'cardTitle', marginBottom: '4' })}>Who licenses what</h3>
          <dl className={list}>
            {trades.map(({ work, office }) => (
              <div key={work}>
                <dt>{work}</dt>
                <dd>{office}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

const list = css({
  borderTop: 'accent',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    paddingBlock: '3',
    borderBottom: 'hairline',
  },
  '& dt': { fontWeight: 'semibold' },
  '& dd': { margin: '0', color: 'fg.muted' },
});
