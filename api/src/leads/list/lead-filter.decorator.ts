import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { leadStatuses, submissionKinds } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { practiceChoices } from './lead-filter.ts';

interface TextSchema {
  type: 'string';
  enum?: string[];
  maxLength?: number;
  format?: 'date';
}

const flag: TextSchema = { type: 'string', enum: ['0', '1'] };
const text: TextSchema = { type: 'string', maxLength: textLimits.search };

const filters: Record<string, { description: string; schema: TextSchema }> = {
  q: {
    description:
      'Words or prefixes of words, all of which must occur in the name, company, email, phone number or messages. Without matches, similar spellings are searched.',
    schema: text,
  },
  status: { description: `Any of ${leadStatuses.join(', ')}; several with commas.`, schema: text },
  owner: { description: '`me`, `none`, or the id of a staff member.', schema: text },
  service: { description: 'Requested service; `none` for unknown.', schema: text },
  practice: {
    description: 'All services of a practice; `none` for services without a practice.',
    schema: { type: 'string', enum: practiceChoices },
  },
  city: { description: 'City of the page; `none` for unknown.', schema: text },
  page: { description: 'Page with the form; `none` for unknown.', schema: text },
  source: { description: 'Form of the first submission.', schema: { type: 'string', enum: [...submissionKinds] } },
  unread: { description: '1: unread leads only.', schema: flag },
  spam: { description: '1: spam instead of the inbox.', schema: flag },
  failed: { description: '1: leads with a failed delivery only.', schema: flag },
  due: {
    description: 'With a request that waits for an answer: any, overdue, or due within 15 minutes.',
    schema: { type: 'string', enum: ['waiting', 'overdue', 'soon'] },
  },
  answered: { description: '1: all requests are answered.', schema: flag },
  from: {
    description: 'First day of arrival, in the time zone of the business.',
    schema: { type: 'string', format: 'date' },
  },
  to: { description: 'Last day of arrival.', schema: { type: 'string', format: 'date' } },
};

/** Documents the filter parameters of `readLeadFilter`. */
export const ApiLeadFilter = () =>
  applyDecorators(...Object.entries(filters).map(([name, filter]) => ApiQuery({ name, required: false, ...filter })));
