import { saveFile } from '@portal/ui/save-file';
import { useAction } from '../use-action.ts';

/** Returns a mutation that saves a response as a file, with the name of its `Content-Disposition`. */
export const useDownload = (request: () => Promise<{ data?: Blob; response: Response }>) =>
  useAction({
    run: request,
    failed: 'Nothing was exported',
    onSuccess: ({ data, response }) => {
      const [, name] = /filename="(.+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
      if (data) saveFile(data, name ?? 'export');
    },
  });
