import { ConflictException } from '@nestjs/common';
import type { EarlierMessage } from '../../platform/http/problem.ts';

/** 409: the draft was sent before, with other recipients, text or visit. The client asks which of the two is meant. */
export class EarlierMessageException extends ConflictException {
  constructor(readonly earlierMessage: EarlierMessage) {
    super('An earlier version of this message has been sent.');
  }
}
