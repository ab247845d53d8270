import { serveTasks } from '../../platform/task-process/serve-tasks.ts';
import { type CaseStudyOptions, drawCaseStudy } from './pdf/case-study-pdf.ts';

/** The program that `CaseStudyDocument` runs. */
serveTasks({ draw: (options: CaseStudyOptions) => drawCaseStudy(options) });
