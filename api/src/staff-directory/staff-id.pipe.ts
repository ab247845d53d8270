import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';

/** Reads a person's number from an address. What cannot be one is nobody. */
@Injectable()
export class StaffIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[1-9]\d{0,8}$/.test(value)) throw new NotFoundException('There is no such staff account.');
    return Number(value);
  }
}
