/** Why a release stays out, in sentences its team can act on. */
export class Refusal extends Error {
  override name = 'Refusal';

  readonly reasons: string[];

  constructor(reasons: string[]) {
    super(reasons.join(' '));
    this.reasons = reasons;
  }
}
