import { writeFile } from 'node:fs/promises';
import { caseStudyFileName } from '@portal/contracts/case-study-request';
import { defaultCompany } from '../../env.ts';
import { renderSuccessStory } from './success-story.pdf.ts';

/** The document with the default company's facts, made by `npm run build` beside the compiled program. */
export const madeDocument = new URL(`../../${caseStudyFileName}`, import.meta.url);

if (import.meta.main) await writeFile(madeDocument, await renderSuccessStory(defaultCompany));
