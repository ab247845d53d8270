/** Random numbers of a seed, so that a run can be repeated (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  of<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }

  /** Returns a size up to a limit: as many of a hundred bytes as of a million, and every tenth time the limit itself. */
  size(limit: number): number {
    return this.below(10) === 0 ? limit : Math.ceil(limit ** this.next());
  }

  bytes(length: number): Buffer {
    const bytes = Buffer.alloc(length);
    for (let index = 0; index < length; index += 1) bytes[index] = this.below(256);
    return bytes;
  }

  shuffle<Value>(values: Value[]): Value[] {
    return values
      .map((value) => ({ value, order: this.next() }))
      .sort((one, other) => one.order - other.order)
      .map(({ value }) => value);
  }
}
