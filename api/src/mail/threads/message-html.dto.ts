export class MessageHtmlDto {
  /** Sanitized, for a sandboxed frame. Nothing in it loads. Null: the mail has none, or it cannot be shown. */
  html!: string | null;
}
