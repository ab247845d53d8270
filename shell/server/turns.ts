/** Lets work on one thing wait for other work on the same thing. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.last.get(name) ?? Promise.resolve()).then(work, work);
    this.last.set(name, turn);
    return turn;
  }
}
