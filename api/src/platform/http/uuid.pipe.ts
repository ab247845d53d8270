import { NotFoundException, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';

/** Parses a UUID in a URL. An id that cannot exist is not found. */
export class UuidPipe implements PipeTransform<string, string> {
  constructor(private readonly notFoundMessage: string) {}

  transform(value: string): string {
    if (!isUUID(value, 'all')) throw new NotFoundException(this.notFoundMessage);
    return value.toLowerCase();
  }
}
