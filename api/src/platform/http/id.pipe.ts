import { NotFoundException, type PipeTransform } from '@nestjs/common';

/** Parses the id in a URL. An id that cannot exist is not found. */
export class IdPipe implements PipeTransform<string, number> {
  constructor(private readonly notFoundMessage: string) {}

  transform(value: string): number {
    if (!/^[1-9]\d{0,8}$/.test(value)) throw new NotFoundException(this.notFoundMessage);
    return Number(value);
  }
}
