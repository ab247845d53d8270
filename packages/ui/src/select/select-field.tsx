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
import { type FieldBaseProps, FieldFrame, fieldAriaProps } from '../field/field-frame.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import type { SelectListProps } from './select-list.tsx';

type SelectFieldProps = FieldBaseProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly { value: string; label: string }[];
    /** Label of the first, empty option. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/**
 * A select. The native element holds the value: it works without JavaScript, with autofill and on touch screens. For mouse
 * users a Radix select in the site's style covers it; it is loaded when the pointer or focus enters the form.
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
  const base = { label, hint, error, name, id };
  const select = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => select.current as HTMLSelectElement, []);
  const List = useSelectList(select);
  const aria = fieldAriaProps(base);
  const classes = field();
  return (
    <FieldFrame {...base} required={rest.required} className={className}>
      <span className={classes.select}>
        <select
          ref={select}
          className={classes.control}
          {...rest}
          {...(List ? { name, tabIndex: -1, 'aria-hidden': true } : aria)}
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
            {...aria}
          />
        )}
        <ChevronDownIcon className={classes.chevron} aria-hidden />
      </span>
    </FieldFrame>
  );
}

/** Loads the list when pointer or focus enter the form. Returns it when the native select is not focused. */
function useSelectList(ref: RefObject<HTMLSelectElement | null>) {
  const [List, setList] = useState<ComponentType<SelectListProps>>();

  useEffect(() => {
    const select = ref.current;
    if (!select || !window.matchMedia?.('(pointer: fine)').matches) return;
    const mounted = new AbortController();
    const once = { once: true, passive: true, signal: mounted.signal };

    const load = async () => {
      const { SelectList } = await import(/* webpackChunkName: "select-list" */ './select-list.tsx');
      const show = () => setList(() => SelectList);
      if (document.activeElement === select) select.addEventListener('blur', show, once);
      else if (!mounted.signal.aborted) show();
    };
    // Without its chunk the native select stays.
    const onEnter = () => void load().catch(() => {});
    const area = select.form ?? select;
    if (area.matches(':is(:hover, :focus-within)')) onEnter();
    for (const type of ['pointerover', 'focusin']) area.addEventListener(type, onEnter, once);
    return () => mounted.abort();
  }, [ref]);

  return List;
}
