export class CalendarStateDto {
  hasAddress!: boolean;
}

export class CalendarAddressDto {
  /** Anyone with it can read the visits. It is not shown again. */
  address!: string;
}
