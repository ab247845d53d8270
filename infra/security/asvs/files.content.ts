import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 5. */
export const files: Requirements = {
  '5.1.1': { title: 'Uploads are documented', notApplicable: 'no uploads' },
  '5.2.1': { title: 'Size of uploads', notApplicable: 'no uploads' },
  '5.2.2': { title: 'Type of uploads', notApplicable: 'no uploads' },
  '5.2.3': { title: 'Unpacked size of uploads', notApplicable: 'no uploads' },
  '5.3.1': { title: 'Uploads are not executed', notApplicable: 'no uploads' },
  '5.3.2': {
    title: 'File paths do not come from input',
    met: [
      'shell/web/testing/site-cases.ts: does not leave the folder of the build',
      'shell/publisher/renderer/renderer.test.ts: writes no file outside of the folder of a job',
    ],
  },
  '5.4.1': {
    title: 'Downloads have a name from the server',
    met: [
      'api/src/intake/case-study/case-study.test.ts: returns the PDF as an attachment with its fixed name and its length',
    ],
  },
  '5.4.2': {
    title: 'File names are encoded',
    met: [
      'api/src/intake/case-study/case-study.test.ts: returns the PDF as an attachment with its fixed name and its length',
    ],
  },
  '5.4.3': { title: 'Files are scanned for malware', notApplicable: 'no uploads' },
};
