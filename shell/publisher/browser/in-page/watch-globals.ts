/**
 * Runs in the page's own world before its scripts. Leaves a function under `name` on `window` that returns what was
 * added to, removed from or replaced on `window`, `document` and built-in objects since.
 *
 * The function uses only what is captured here, and no methods that a page can replace, such as those of arrays.
 */
export function watchGlobals(name: string) {
  const { ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect;
  const { is } = Object;
  const text = String;
  type Properties = Record<PropertyKey, PropertyDescriptor | undefined>;
  const objects: { label: string; object: object; before: Properties }[] = [];

  function propertiesOf(object: object): Properties {
    const properties: Properties = { __proto__: null } as never;
    const keys = ownKeys(object);
    for (let index = 0; index < keys.length; index++)
      properties[keys[index] as string] = getOwnPropertyDescriptor(object, keys[index] as string);
    return properties;
  }

  function watch(label: string, object: object) {
    for (let index = 0; index < objects.length; index++) if (objects[index]?.object === object) return;
    objects[objects.length] = { label, object, before: propertiesOf(object) };
  }

  watch('window', window);
  for (const label of ['document', 'history', 'location', 'navigator'] as const) watch(label, window[label]);
  for (const key of ownKeys(window)) {
    const value: unknown = getOwnPropertyDescriptor(window, key)?.value;
    if (value === window || value === null || (typeof value !== 'function' && typeof value !== 'object')) continue;
    watch(text(key), value);
    if (typeof value === 'function' && value.prototype) watch(`${text(key)}.prototype`, value.prototype);
  }

  const isSame = (one: PropertyDescriptor, other: PropertyDescriptor) =>
    is(one.value, other.value) && one.get === other.get && one.set === other.set;

  function changes(): string[] {
    const found: string[] = [];
    for (let index = 0; index < objects.length; index++) {
      const { label, object, before } = objects[index] as (typeof objects)[number];
      const after = propertiesOf(object);
      const keys = ownKeys({ ...before, ...after });
      for (let number = 0; number < keys.length; number++) {
        const key = keys[number] as string;
        const old = before[key];
        const current = after[key];
        const verb = !old ? 'added' : !current ? 'removed' : isSame(old, current) ? '' : 'replaced';
        if (verb && key !== name) found[found.length] = `${verb} ${label}.${text(key)}`;
      }
    }
    return found;
  }

  defineProperty(window, name, { value: changes, configurable: true });
}
