import { yupResolver } from '@hookform/resolvers/yup';
import { useMutation } from '@portal/platform/query';
import { type BaseSyntheticEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ObjectSchema } from 'yup';

interface FormMutationOptions<Values extends FieldValues, Result> {
  schema: ObjectSchema<Values>;
  /** Omit them to keep what was entered before hydration. */
  defaultValues?: DefaultValues<NoInfer<Values>>;
  /** False for a form that focuses an error summary instead of the first invalid field. */
  shouldFocusError?: boolean;
  mutationFn: (values: Values, event?: BaseSyntheticEvent) => Promise<Result>;
  onSuccess?: (result: Result, values: Values) => void;
  onError?: (error: Error) => void;
  /** Field that is focused and selected when the mutation fails. */
  focusOnError?: Path<Values>;
}

interface FormMutation<Values extends FieldValues, Result>
  extends Pick<
    UseFormReturn<Values, unknown, Values>,
    'register' | 'reset' | 'setError' | 'setFocus' | 'setValue' | 'watch' | 'formState'
  > {
  field: (name: Path<Values>) => UseFormRegisterReturn<Path<Values>> & { error: string | undefined };
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  mutation: ReturnType<typeof useMutation<Result, { values: Values; event?: BaseSyntheticEvent }>>;
}

/**
 * A form with a yup schema that submits its values with a mutation, one at a time. `field(name)` returns the properties of
 * a field component: those of `register` and the message of its error.
 */
export function useFormMutation<Values extends FieldValues, Result = void>(
  options: FormMutationOptions<Values, Result>,
): FormMutation<Values, Result> {
  const { schema, defaultValues, shouldFocusError = true, mutationFn, onSuccess, onError, focusOnError } = options;
  const isSubmitting = useRef(false);
  const { register, handleSubmit, setError, setFocus, formState, reset, getValues, setValue, watch } = useForm<
    Values,
    unknown,
    Values
  >({
    resolver: yupResolver(schema) as unknown as Resolver<Values, unknown, Values>,
    defaultValues,
    shouldFocusError,
  });
  const mutation = useMutation<Result, { values: Values; event?: BaseSyntheticEvent }>({
    mutationFn: ({ values, event }) => mutationFn(values, event),
    onSuccess: (result, { values }) => onSuccess?.(result, values),
    onError: (error) => {
      onError?.(error);
      if (focusOnError) setFocus(focusOnError, { shouldSelect: true });
    },
    onSettled: () => {
      isSubmitting.current = false;
    },
  });

  // A ref, because a second submit can arrive before React has disabled the button.
  const submit = handleSubmit((values, event) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    mutation.mutate({ values, event });
  });

  // Password managers, autofill and scripts can fill in fields without an event.
  const onSubmit = (event?: BaseSyntheticEvent) => {
    for (const [name, value] of shownValues(event)) {
      const path = name as Path<Values>;
      if (name in schema.fields && getValues(path) !== value) setValue(path, value as never);
    }
    return submit(event);
  };

  // `getFieldState` would also render the form when a field becomes dirty or touched.
  const field = (name: Path<Values>) => {
    const error: FieldError | undefined = get(formState.errors, name);
    return { ...register(name), error: error?.message };
  };

  return { field, register, reset, setError, setFocus, setValue, watch, onSubmit, formState, mutation };
}

/** Returns the values that the fields of an event's form show. A list of checkboxes or options is left to its events. */
function shownValues(event: BaseSyntheticEvent | undefined): [name: string, value: string | boolean][] {
  const form = event?.target instanceof Element ? event.target.closest('form') : null;
  const fields = Array.from(form?.elements ?? []);
  const isChosen = (name: string) =>
    fields.some((field) => field instanceof HTMLInputElement && field.name === name && field.checked);
  return fields.flatMap((field): [string, string | boolean][] => {
    if (field instanceof HTMLTextAreaElement) return [[field.name, field.value]];
    if (field instanceof HTMLSelectElement) return field.multiple ? [] : [[field.name, field.value]];
    if (!(field instanceof HTMLInputElement) || field.type === 'file') return [];
    // Without a choice, react-hook-form has null, which no schema accepts.
    if (field.type === 'radio' && !field.checked) return isChosen(field.name) ? [] : [[field.name, '']];
    return [[field.name, field.type === 'checkbox' ? field.checked : field.value]];
  });
}
