import { type Consultation, contactPaths } from '@portal/contracts/consultation';
import type { Language } from '@portal/contracts/language';
import { type Quantities, quantityLimits, quantityNames } from '@portal/contracts/quantities';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { useEffect, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { calculatorTexts } from './calculator.content.ts';
import { formatNumber, partsOf } from './describe-size.ts';
import { PriceEstimate } from './price-estimate.tsx';

interface CalculatorProps {
  /** The fields, and what they say at first. Without script its result is a worked example. */
  example: Partial<Quantities>;
  consultation: Consultation;
  language?: Language;
}

/** Sizes a system from what a visitor counts. The browser sends the numbers to the contact form, which is the target of this one. */
export function Calculator({ example, consultation: { service, about }, language = 'en' }: CalculatorProps) {
  const texts = calculatorTexts[language];
  const form = useRef<HTMLFormElement>(null);
  const [quantities, setQuantities] = useState(example);
  const [invalid, setInvalid] = useState<readonly string[]>([]);

  /** The fields are uncontrolled, and read once they are hydrated: what was typed before stays. */
  function read() {
    const controls = [...(form.current?.querySelectorAll('input') ?? [])].filter(({ type }) => type === 'number');
    setInvalid(controls.filter(({ validity, value }) => !validity.valid || !value).map(({ name }) => name));
    const entries = controls.map(({ name, valueAsNumber }) => [name, valueAsNumber]);
    setQuantities(Object.fromEntries(entries));
  }
  useEffect(read, []);

  return (
    <form ref={form} method="get" action={contactPaths[language]} onInput={read} className={layout}>
      {service && <input type="hidden" name="service" value={service} />}
      {about && <input type="hidden" name="about" value={about} />}
      <div className={inputs}>
        {quantityNames
          .filter((name) => name in example)
          .map((name) => (
            <Field
              key={name}
              name={name}
              id={`calculator-${name}`}
              label={texts.quantities[name]}
              type="number"
              inputMode="numeric"
              min={0}
              max={quantityLimits[name]}
              step={1}
              defaultValue={example[name]}
              error={invalid.includes(name) ? texts.invalid(formatNumber(quantityLimits[name])) : undefined}
            />
          ))}
      </div>
      <output className={result}>
        {partsOf(quantities, language).map(({ name, value }) => (
          <span key={name}>
            <strong>{invalid.length > 0 ? '–' : value}</strong> {name}
          </span>
        ))}
      </output>
      {invalid.length === 0 && <PriceEstimate quantities={quantities} texts={texts} />}
      <Button type="submit" size="lg" className={css({ justifySelf: 'start' })}>
        {texts.submit}
      </Button>
    </form>
  );
}

const layout = css({
  display: 'grid',
  gap: '6',
  // Without script nothing is computed: what is left is an example.
  '@media (scripting: none)': { '& > :not(output)': { display: 'none' } },
});

const inputs = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(9rem, 1fr))' },
  gap: '4',
  alignItems: 'end',
});

const result = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
  columnGap: { base: '3', md: '6' },
  rowGap: '4',
  '& > span': { paddingTop: '3', borderTop: 'accent', textStyle: 'small', color: 'fg.muted' },
  '& strong': {
    display: 'block',
    textStyle: 'heading',
    color: 'fg',
    fontVariantNumeric: 'tabular-nums',
  },
});
