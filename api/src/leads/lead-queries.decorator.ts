import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { leadStatuses, submissionKinds } from '@portal/contracts/lead';
import { practiceChoices } from './lead-filter.ts';

interface TextSchema {
  type: 'string';
  enum?: string[];
  maxLength?: number;
  format?: 'date';
}

const flag: TextSchema = { type: 'string', enum: ['0', '1'] };
const text: TextSchema = { type: 'string', maxLength: 200 };

const filters: Record<string, { description: string; schema: TextSchema }> = {
  q: {
    description:
      'Words, or beginnings of words, all of which a lead must have in name, company, e-mail, telephone number or messages. What nobody has is looked for as it may be meant.',
    schema: text,
  },
  status: { description: `Any of ${leadStatuses.join(', ')}; several with commas.`, schema: text },
  owner: { description: '`me`, `none`, or the number of a colleague.', schema: text },
  service: { description: 'What they are interested in; `none` for unknown.', schema: text },
  practice: {
    description: 'All services of a practice; `none` for what belongs to none.',
    schema: { type: 'string', enum: practiceChoices },
  },
  city: { description: 'The city whose page they came from; `none` for unknown.', schema: text },
  page: { description: 'The page they came from; `none` for unknown.', schema: text },
  source: { description: 'The form they first sent.', schema: { type: 'string', enum: [...submissionKinds] } },
  unread: { description: '1: what nobody has looked at.', schema: flag },
  spam: { description: '1: the pile of spam instead of the inbox.', schema: flag },
  failed: { description: '1: with a message that could not be delivered.', schema: flag },
  due: {
    description: 'Waiting for a first answer: late already, or late within 15 minutes.',
    schema: { type: 'string', enum: ['overdue', 'soon'] },
  },
  answered: { description: '1: had a first answer; 0: waits for it.', schema: flag },
  from: {
    description: 'First day on which they came, on the clock of the business.',
    schema: { type: 'string', format: 'date' },
  },
  to: { description: 'Last day on which they came.', schema: { type: 'string', format: 'date' } },
};

/** Documents the filter that every list of leads takes (see `readLeadFilter`). */
export const DescribesLeadFilter = () =>
  applyDecorators(...Object.entries(filters).map(([name, filter]) => ApiQuery({ name, required: false, ...filter })));
