import { ConflictException } from '@nestjs/common';

/** 409: somebody has written since the conversation was read. The client shows what came before it sends again. */
export class NewEntriesException extends ConflictException {
  constructor(readonly newEntryIds: number[]) {
    super('Somebody has written since you read this conversation. Please read it first.');
  }
}
