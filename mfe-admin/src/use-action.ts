import { toast } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { errorMessage } from '@portal/ui/error-message';

export interface ActionOptions<Result, Variables> {
  run: (variables: Variables) => Promise<Result>;
  /** Title of the toast when it fails. */
  failed: string | ((variables: Variables) => string);
  /** Actions with the same scope run one after the other. */
  scope?: { id: string };
  onSuccess?: (result: Result, variables: Variables) => unknown;
  onSettled?: (result: Result | undefined, error: Error | null, variables: Variables) => unknown;
}

/** A request that a button sends. A toast shows its error. */
export const useAction = <Result, Variables = void>({ run, failed, ...callbacks }: ActionOptions<Result, Variables>) =>
  useMutation<Result, Variables>({
    mutationFn: (variables) => run(variables),
    onError: (error, variables) =>
      toast.error(typeof failed === 'string' ? failed : failed(variables), errorMessage(error)),
    ...callbacks,
  });
