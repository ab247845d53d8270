/** Types of files that run when they are opened. Mail servers reject whole mails because of them. */
const programTypes: readonly string[] = [
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-ms-shortcut',
];

export const isProgram = (mimeType: string): boolean => programTypes.includes(mimeType);
