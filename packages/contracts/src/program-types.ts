/** Types of files that run when they are opened. Mail servers reject whole mails because of them. */
const programTypes: readonly string[] = [
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-ms-shortcut',
];

/** Scripts, installers and pages are text or archives by their content: a computer runs them because of their names. */
const programName =
  /\.(apk|app|bat|cmd|com|cpl|dll|exe|gadget|hta|html?|inf|iso|jar|jse?|lnk|mjs|msc|msi|msix|pif|ps1|py|reg|scr|sct|sh|shtml|svg|url|vb|vbe|vbs|wsf|wsh|xht(ml)?)[. ]*$/i;

export const isProgram = (mimeType: string, name = ''): boolean =>
  programTypes.includes(mimeType) || programName.test(name);

/** Pictures that browsers show and that cannot run anything, unlike SVG. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];

export const isPicture = (mimeType: string): boolean => pictureTypes.includes(mimeType);
