import { type AssignmentMode, assignmentModes, maxOpenLeadsLimit } from '@portal/contracts/assignment';
import { type Practice, practices } from '@portal/contracts/practices';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { composeRules, ListOf, maxId, OneOf, OrNull, WholeNumber } from '../../platform/http/field.decorators.ts';

const practiceIds = practices.map(({ id }) => id);

/** Which leads someone gets by rule. */
export class AssigneeDto {
  @WholeNumber({ max: maxId, message: 'people must have the ids of staff members' })
  id!: number;

  /** Leads of a practice that nobody has go to everybody. */
  @composeRules(
    IsArray({ message: 'practices must be an array' }),
    ArrayUnique({ message: 'practices must be different' }),
    IsIn(practiceIds, { each: true, message: `practices can be ${practiceIds.join(', ')}` }),
  )
  practices!: Practice[];

  /** With so many open leads, someone gets no more by rule. 0: none. Null: no limit. */
  @OrNull()
  @WholeNumber({
    min: 0,
    max: maxOpenLeadsLimit,
    message: `Enter a number up to ${maxOpenLeadsLimit}, or leave it empty for no limit`,
  })
  maxOpenLeads!: number | null;
}

/** How new requests get an owner. */
export class AssignmentDto {
  /** `balanced`: the one with the fewest open leads. */
  @OneOf(assignmentModes) mode!: AssignmentMode;

  /** Agents and managers. Those who are left out stay as they are. */
  @ListOf(() => AssigneeDto, 500, 'people') people!: AssigneeDto[];
}
