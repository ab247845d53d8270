import type { ComponentProps } from 'react';
import { control } from '../../shared.styles.ts';

interface SelectProps extends ComponentProps<'select'> {
  options: readonly (readonly [value: string, label: string])[];
}

/** A native select without a label. */
export const Select = ({ options, ...select }: SelectProps) => (
  <select className={control} {...select}>
    {options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
