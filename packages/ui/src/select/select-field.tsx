import {
  type ComponentType,
  type Ref,
  type RefObject,
  type SelectHTMLAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { field } from 'styled-system/recipes';
import { FieldFrame, type Labelled, wiringOf } from '../field/field-frame.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import type { SelectListProps } from './select-list.tsx';

type SelectFieldProps = Labelled &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly { value: string; label: string }[];
    /** The empty choice, first in the list. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/**
 * A choice. The browser's own select holds the value and belongs to the form: it works without JavaScript, is filled in
 * by the browser and stays what fingers use, because no list in a page is as good as a telephone's. Where a mouse or the
 * like points, a list in the site's looks covers it once somebody comes near the form.
 */
export function SelectField({
  label,
  hint,
  error,
  name,
  id,
  className,
  options,
  placeholder,
  ref,
  ...rest
}: SelectFieldProps) {
  const labelled = { label, hint, error, name, id };
  const select = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => select.current as HTMLSelectElement, []);
  const List = useListNear(select);
  const wiring = wiringOf(labelled);
  const classes = field();
  return (
    <FieldFrame {...labelled} required={rest.required} className={className}>
      <span className={classes.select}>
        <select
          ref={select}
          className={classes.control}
          {...rest}
          {...(List ? { name, tabIndex: -1, 'aria-hidden': true } : wiring)}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {List && (
          <List
            select={select}
            options={options}
            placeholder={placeholder}
            required={rest.required}
            disabled={rest.disabled}
            {...wiring}
          />
        )}
        <ChevronDownIcon className={classes.chevron} aria-hidden />
      </span>
    </FieldFrame>
  );
}

/** Fetches the list when pointer or focus enter the form, and hands it out when nobody is using the browser's own. */
function useListNear(ref: RefObject<HTMLSelectElement | null>) {
  const [List, setList] = useState<ComponentType<SelectListProps>>();

  useEffect(() => {
    const select = ref.current;
    if (!select || !window.matchMedia?.('(pointer: fine)').matches) return;
    const mounted = new AbortController();
    const once = { once: true, passive: true, signal: mounted.signal };

    const cover = async () => {
      const { SelectList } = await import(/* webpackChunkName: "select-list" */ './select-list.tsx');
      const take = () => setList(() => SelectList);
      if (document.activeElement === select) select.addEventListener('blur', take, once);
      else if (!mounted.signal.aborted) take();
    };
    // Where it cannot be had, the browser's own stays.
    const approach = () => void cover().catch(() => {});
    for (const sign of ['pointerover', 'focusin']) (select.form ?? select).addEventListener(sign, approach, once);
    return () => mounted.abort();
  }, [ref]);

  return List;
}
