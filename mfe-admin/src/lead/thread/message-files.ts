import { isProgram } from '@portal/contracts/program-types';

/** Path of what belongs to an e-mail, in the API. */
export const messagePath = (id: number, rest: string) => `/api/admin/messages/${id}/${rest}`;

/** `48 kB`, `1.2 MB`. */
export const fileSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP archive',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint presentation',
  'application/x-cfb': 'Office document',
  'text/plain': 'Text',
  'text/csv': 'CSV table',
  'text/html': 'Web page',
  'text/calendar': 'Calendar entry',
  'text/vcard': 'Contact',
  'message/rfc822': 'Email',
};
const media: Record<string, string> = { image: 'image', audio: 'audio', video: 'video' };

/** Returns what a file is by its content: `PDF`, `PNG image`. */
export function fileKind(mimeType: string): string {
  const [type = '', subtype = ''] = mimeType.split('/');
  const medium = media[type];
  if (medium) return `${subtype.replace(/^x-|\+.*$/g, '').toUpperCase()} ${medium}`;
  return kinds[mimeType] ?? (isProgram(mimeType) ? 'Program' : 'Unknown type');
}
