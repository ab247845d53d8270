import { consultationPath } from '@portal/contracts/consultation';
import { ButtonLink } from '@portal/ui/button';
import { TextLink } from '@portal/ui/link';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { columns } from 'styled-system/patterns';

/** The areas of Austin are some of the sixteen in the website specification. */
const cities = [
  {
    name: 'Austin',
    path: '/austin',
    text: 'Downtown, Round Rock, Cedar Park, Pflugerville, Georgetown, Lakeway and the rest of Travis County, with local support around the clock.',
    link: 'All 16 areas around Austin',
  },
  {
    name: 'San Antonio',
    path: '/san-antonio',
    text: 'From downtown and the Medical Center to the warehouses along Loop 1604, and the towns around the city.',
    link: 'Neighborhoods and towns around San Antonio',
  },
] as const;

/** Links to the city pages, and to the contact form with a city as its subject. */
export function CitiesSection() {
  return (
    <Section title="Where we work">
      <div className={columns({ rowGap: '10' })}>
        {cities.map(({ name, path, text, link }) => (
          <div key={name} className={city}>
            <h3 className={css({ textStyle: 'subheading' })}>{name}</h3>
            <p className={css({ color: 'fg.muted', maxWidth: 'measure.text' })}>{text}</p>
            <p className={css({ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'tap' } })}>
              <TextLink to={path} arrow>
                {link}
              </TextLink>
            </p>
            <ButtonLink to={consultationPath({ about: `A site assessment in or around ${name}` })} tone="quiet">
              Book a free site assessment
            </ButtonLink>
          </div>
        ))}
      </div>
    </Section>
  );
}

const city = css({
  gridColumn: { lg: 'span 6' },
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  alignContent: 'start',
  paddingTop: '5',
  borderTop: 'accent',
});
