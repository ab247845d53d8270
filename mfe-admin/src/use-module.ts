import { useEffect, useState } from 'react';

/**
 * Returns a module once it is needed and loaded; one that could not be loaded is requested again the next time. Not with Suspense, which
 * would replace the page when the request fails.
 */
export function useModule<Module>(load: () => Promise<Module>, isNeeded: boolean): Module | undefined {
  const [module, setModule] = useState<Module>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` always loads the same module
  useEffect(() => {
    if (isNeeded && !module) load().then(setModule, () => undefined);
  }, [isNeeded, module]);
  return module;
}
