import { UnprocessableEntityException, type ValidationError } from '@nestjs/common';

/** What a visitor typed did not pass: one message per field, in the order of the form. */
export class RefusedFieldsException extends UnprocessableEntityException {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Record<string, string>) {
    super(asSentences(Object.values(fields)));
    this.fields = fields;
  }

  static of(errors: ValidationError[]): RefusedFieldsException {
    return new RefusedFieldsException(Object.fromEntries(errors.map((error) => [error.property, messageOf(error)])));
  }
}

/** A record inside of another one complains about its own fields. */
const messageOf = ({ constraints = {}, children = [] }: ValidationError): string =>
  Object.values(constraints)[0] ?? (children[0] ? messageOf(children[0]) : 'This is not valid');

const asSentences = (messages: string[]) =>
  [...new Set(messages)].map((message) => message.replace(/\.?$/, '.')).join(' ');
