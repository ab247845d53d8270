import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { ValidationFailedException } from './validation-failed.exception.ts';

/**
 * Validates bodies. Parameters of paths and queries stay text for the pipes and functions that parse them: the base class would
 * convert them with `Number`, which accepts `1e1` and `0x1`.
 */
@Injectable()
export class BodyValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: true,
      // A DTO without validation metadata (e.g. because of an `import type`) rejects every body.
      forbidUnknownValues: true,
      exceptionFactory: (errors) => ValidationFailedException.of(errors),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return metadata.type === 'body' ? super.transform(value, metadata) : value;
  }
}
