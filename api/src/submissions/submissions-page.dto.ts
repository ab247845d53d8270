import { BadRequestException } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ContactSubmission } from '../contact/contact-submission.entity.ts';

export class ContactSubmissionDto {
  @ApiProperty({ example: 42 })
  id!: number;

  @ApiProperty({ example: 'Ada Byron' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Analytical Homes' })
  company!: string | null;

  @ApiProperty({ example: 'ada@example.com' })
  email!: string;

  @ApiProperty({ type: String, nullable: true, example: '512 555 0199' })
  phone!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'physical-security' })
  service!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Two gates and a garage.' })
  message!: string | null;

  @ApiProperty({ format: 'date-time', example: '2025-06-01T15:04:05.678Z' })
  createdAt!: string;

  static of({ createdAt, ...submission }: ContactSubmission): ContactSubmissionDto {
    return { ...submission, createdAt: createdAt.toISOString() };
  }
}

/** One page of submissions, newest first. Pages count from 1. */
export class SubmissionsPageDto {
  @ApiProperty({ type: [ContactSubmissionDto] })
  items!: ContactSubmissionDto[];

  @ApiProperty({ example: 1 })
  page!: number;

  @ApiProperty({ example: 25 })
  pageSize!: number;

  @ApiProperty({ example: 112, description: 'Submissions on all pages together.' })
  total!: number;
}

/** Reads a whole number from the query string, or refuses it by name. */
export function wholeNumber(name: string, value: unknown, fallback: number, max: number): number {
  if (value === undefined) return fallback;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > max) throw new BadRequestException(`${name} must be a whole number from 1 to ${max}.`);
  return number;
}
