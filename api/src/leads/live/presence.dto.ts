import { OneOf } from '../../platform/http/field.decorators.ts';

const presenceStates = ['reading', 'writing', 'gone'] as const;

/** What somebody does with a lead that they have open. */
export class PresenceDto {
  @OneOf(presenceStates) state!: (typeof presenceStates)[number];
}
