import { toast } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { saveFile } from '@portal/ui/save-file';
import { errorMessage } from '../error-message.ts';
import { withRecentSignIn } from './confirm-identity.ts';

/** Returns a mutation that saves a response as a file, with the name of its `Content-Disposition`. It requires a recent sign-in. */
export const useDownload = (request: () => Promise<{ data?: Blob; response: Response }>) =>
  useMutation({
    networkMode: 'always',
    mutationFn: () => withRecentSignIn(request),
    onSuccess: ({ data, response }) => {
      const [, name] = /filename="(.+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
      if (data) saveFile(data, name ?? 'export');
    },
    onError: (error) => toast.error('Nothing was exported', errorMessage(error)),
  });
