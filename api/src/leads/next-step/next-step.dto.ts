import { textLimits } from '@portal/contracts/text-limits';
import { CalendarText, RequiredText } from '../../platform/http/field.decorators.ts';

export class NewNextStepDto {
  @RequiredText({ label: 'The next step', max: textLimits.nextStep, requiredMessage: 'Please enter the next step' })
  text!: string;

  /**
   * A day, or a day and a time, in the time zone of the business.
   * @example 2026-06-30T14:30
   */
  @CalendarText(
    /^[12]\d{3}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/,
    'due must be a day like 2026-06-30, or a time like 2026-06-30T14:30',
  )
  due!: string;
}
