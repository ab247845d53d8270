import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { ValidationFailedException } from './validation-failed.exception.ts';

const withoutOtherFields = new WeakSet<object>();

/** Rejects fields that a DTO does not have, instead of ignoring them: a misspelled optional field would be lost without notice. */
export const RejectsOtherFields = (): ClassDecorator => (dto) => void withoutOtherFields.add(dto);

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
    if (metadata.type !== 'body') return value;
    if (metadata.metatype && withoutOtherFields.has(metadata.metatype)) assertNoOtherFields(value, metadata.metatype);
    return super.transform(value, metadata);
  }
}

function assertNoOtherFields(body: unknown, dto: NonNullable<ArgumentMetadata['metatype']>): void {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const known = [...new Set(rules.map(({ propertyName }) => propertyName))];
  const unknown = Object.keys(Object(body)).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const message = (name: string) => `${name} is no field. There are ${known.join(', ')}`;
  throw new ValidationFailedException(Object.fromEntries(unknown.map((name) => [name, message(name)])));
}
