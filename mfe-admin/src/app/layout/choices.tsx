import type { ComponentProps } from 'react';
import { css } from 'styled-system/css';
import { label, mutedLine, option } from '../../shared.styles.ts';

const group = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' });
const line = css({ flexBasis: 'full' });

interface ChoicesProps extends ComponentProps<'input'> {
  legend: string;
  /** Those with details are below each other. */
  options: (readonly [value: string, name: string, details?: string])[];
  /** The value of the chosen option, if the form does not keep it. */
  chosen?: string;
}

/** Radio buttons. */
export const Choices = ({ legend, options, chosen, ...field }: ChoicesProps) => (
  <fieldset>
    <legend className={label}>{legend}</legend>
    <div className={group}>
      {options.map(([value, name, details]) => (
        <div key={value} className={details && line}>
          <Choice
            type="radio"
            value={value}
            details={details}
            {...field}
            {...(chosen !== undefined && { checked: value === chosen })}
          >
            {name}
          </Choice>
        </div>
      ))}
    </div>
  </fieldset>
);

/** A radio button or checkbox with its label, and a second line. */
export const Choice = ({ details, children, ...input }: ComponentProps<'input'> & { details?: string }) => (
  <label className={option}>
    <input {...input} />
    {details ? (
      <span>
        {children}
        <span className={mutedLine}>{details}</span>
      </span>
    ) : (
      children
    )}
  </label>
);
