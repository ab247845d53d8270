/** Stands in for the browser's EventSource, which jsdom does not have: a test says what the server sends. */
export class FakeStream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  /** Every stream that was opened, the latest last. */
  static opened: FakeStream[] = [];

  static get latest(): FakeStream {
    const latest = FakeStream.opened.at(-1);
    if (!latest) throw new Error('Nobody has opened a stream.');
    return latest;
  }

  readyState = FakeStream.CONNECTING;

  constructor() {
    super();
    FakeStream.opened.push(this);
  }

  begin(event: 'ready' | 'reset' = 'ready') {
    this.readyState = FakeStream.OPEN;
    this.dispatchEvent(new Event('open'));
    this.dispatchEvent(new MessageEvent(event, { data: '{}' }));
  }

  tell(news: { leadId: number; kind: string }) {
    const data = JSON.stringify({ at: new Date().toISOString(), actorId: null, ...news });
    this.dispatchEvent(new MessageEvent('lead', { data }));
  }

  break(isForGood: boolean) {
    this.readyState = isForGood ? FakeStream.CLOSED : FakeStream.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  close() {
    this.readyState = FakeStream.CLOSED;
  }
}
