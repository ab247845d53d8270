import { ConflictException } from '@nestjs/common';

/** 409: the visit is possible, but staff should know what speaks against it. They confirm it with `isConfirmed`. */
export class VisitWarningsException extends ConflictException {
  constructor(readonly warnings: string[]) {
    super(warnings.join(' '));
  }
}
