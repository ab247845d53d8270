export class CalendarStateDto {
  hasAddress!: boolean;
}

export class CalendarAddressDto {
  /** Whoever knows it can read the visits. It is not shown again. */
  address!: string;
}
