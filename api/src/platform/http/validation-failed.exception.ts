import { UnprocessableEntityException, type ValidationError } from '@nestjs/common';

/** 422 with one message per invalid field, in the order of the form. */
export class ValidationFailedException extends UnprocessableEntityException {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Record<string, string>) {
    super(asSentences(Object.values(fields)));
    this.fields = fields;
  }

  static of(errors: ValidationError[]): ValidationFailedException {
    return new ValidationFailedException(Object.fromEntries(errors.map((error) => [error.property, messageOf(error)])));
  }
}

/** The error of a nested object is the first error of its fields. */
const messageOf = ({ constraints = {}, children = [] }: ValidationError): string =>
  Object.values(constraints)[0] ?? (children[0] ? messageOf(children[0]) : 'This is not valid');

export const asSentences = (messages: string[]) =>
  [...new Set(messages)].map((message) => message.replace(/\.?$/, '.')).join(' ');
