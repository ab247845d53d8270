declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string;
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
  }

  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: object): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): object;
  }
}
