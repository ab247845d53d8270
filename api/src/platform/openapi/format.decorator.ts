import { ApiProperty } from '@nestjs/swagger';

/** Documents the format of a text. */
export const Format = (format: 'date' | 'date-time' | 'password' | 'uuid') => ApiProperty({ type: String, format });
