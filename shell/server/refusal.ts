/** Why a release stays out, in sentences its team can act on. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(readonly reasons: string[]) {
    super(reasons.join(' '));
  }
}
