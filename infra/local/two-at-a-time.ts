const AT_ONCE = 2;

/** For compilers, each of which uses more than one core on its own. Finishes what it began before it throws the first failure. */
export async function twoAtATime<Item, Result>(items: Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const waiting = [...items];
  const results: Result[] = [];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) results.push(await run(item));
  };

  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}
