import { ApiProperty } from '@nestjs/swagger';

export class MessageHtmlDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '<p>Tuesday works.</p>',
    description:
      'Sanitized, for a sandboxed frame. Nothing in it loads. Null: the mail has none, or it cannot be shown.',
  })
  html!: string | null;
}
