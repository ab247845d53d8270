import {
  type InputHTMLAttributes,
  type Ref,
  type TextareaHTMLAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { field } from 'styled-system/recipes';
import { CharacterCount, type CharacterTexts } from './character-count.tsx';
import { type FieldBaseProps, FieldFrame, fieldAriaProps } from './field-frame.tsx';

type FieldProps = FieldBaseProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** A one-line input with its label above and its error below. */
export function Field({ label, hint, error, name, id, className, ...rest }: FieldProps) {
  const base = { label, hint, error, name, id };
  return (
    <FieldFrame {...base} required={rest.required} className={className}>
      <input type="text" className={field().control} {...rest} {...fieldAriaProps(base)} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldBaseProps &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement>; characters?: CharacterTexts };

/** A text area. With `maxLength` it shows how many characters are used. */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    label,
    hint,
    error,
    name,
    id = name,
    className,
    rows = 4,
    maxLength,
    characters,
    onInput,
    ref,
    ...rest
  } = props;
  const base = { label, hint, error, name, id };
  const countId = maxLength && `${id}-count`;
  const control = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  useImperativeHandle(ref, () => control.current as HTMLTextAreaElement);
  // After every render: a form can be reset or filled without an event.
  useEffect(() => setLength(control.current?.value.length ?? 0));

  return (
    <FieldFrame {...base} required={rest.required} className={className}>
      <textarea
        className={field().control}
        rows={rows}
        maxLength={maxLength}
        {...rest}
        {...fieldAriaProps(base, countId)}
        ref={control}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      {countId && <CharacterCount id={countId} length={length} max={maxLength} texts={characters} />}
    </FieldFrame>
  );
}
