/** An EventSource, which jsdom does not have. The test plays the server. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  /** All sources that were opened, the latest last. */
  static opened: FakeEventSource[] = [];

  static get latest(): FakeEventSource {
    const latest = FakeEventSource.opened.at(-1);
    if (!latest) throw new Error('No EventSource was opened.');
    return latest;
  }

  readyState = FakeEventSource.CONNECTING;

  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }

  open() {
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new Event('open'));
    this.ready();
  }

  /** Sent on each connect, and when leads were removed. */
  ready() {
    this.dispatchEvent(new MessageEvent('ready', { data: '{}' }));
  }

  send(event: { leadId: number; kind: string }) {
    this.dispatchEvent(new MessageEvent('lead', { data: JSON.stringify(event) }));
  }

  tellPresence(presence: object) {
    this.dispatchEvent(new MessageEvent('presence', { data: JSON.stringify(presence) }));
  }

  changeMailbox() {
    this.dispatchEvent(new MessageEvent('mailbox', { data: '{}' }));
  }

  beat() {
    this.dispatchEvent(new MessageEvent('heartbeat', { data: '{}' }));
  }

  /** The last event of a stream whose session has ended. */
  endSession() {
    this.dispatchEvent(new MessageEvent('session-ended', { data: '{}' }));
  }

  /** A closed source does not reconnect by itself. */
  fail({ isClosed }: { isClosed: boolean }) {
    this.readyState = isClosed ? FakeEventSource.CLOSED : FakeEventSource.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}
