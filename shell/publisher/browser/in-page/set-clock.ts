/**
 * Runs in the page's own world before its scripts. The page's clock is ahead. An event of the type `moveOn` moves it on by as much again:
 * timers that are due run, repeated ones once, as in a tab that was in the background or on a computer that slept.
 */
export function setClock(laterMs: number, moveOn: string) {
  const realNow = Date.now;
  let ahead = laterMs;
  const now = () => realNow() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (real, args, target) => Reflect.construct(real, args.length > 0 ? args : [now()], target),
    apply: () => new Date().toString(),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  });

  const start: (run: () => void) => void = setTimeout;
  const waiting = new Map<number, { run: () => void; due: number }>();
  const replace = (
    name: string,
    apply: (real: (...args: unknown[]) => number, args: unknown[]) => number | undefined,
  ) =>
    Reflect.set(
      globalThis,
      name,
      new Proxy(Reflect.get(globalThis, name), { apply: (real, _, args) => apply(real, args) }),
    );

  for (const name of ['setTimeout', 'setInterval'])
    replace(name, (real, [handler, delay = 0, ...args]) => {
      if (typeof handler !== 'function') return real(handler, delay);
      const run = () => {
        if (!waiting.has(id)) return;
        if (name === 'setTimeout') waiting.delete(id);
        handler(...args);
      };
      const id = real(run, delay);
      waiting.set(id, { run, due: now() + Number(delay) });
      return id;
    });
  for (const name of ['clearTimeout', 'clearInterval'])
    replace(name, (real, [id]) => {
      waiting.delete(Number(id));
      return real(id);
    });

  addEventListener(moveOn, () => {
    ahead += laterMs;
    for (const { run, due } of waiting.values()) if (due <= now()) start(run);
  });
}
