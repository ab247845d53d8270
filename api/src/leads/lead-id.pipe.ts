import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';

/** Reads a lead's number from an address. What cannot be one is no lead. */
@Injectable()
export class LeadIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[1-9]\d{0,8}$/.test(value)) throw new NotFoundException('There is no such lead.');
    return Number(value);
  }
}
