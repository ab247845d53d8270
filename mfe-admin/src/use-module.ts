import { useEffect, useState } from 'react';

/**
 * Returns a module once there is a reason to load it and it is loaded. One that could not be loaded is requested again when a reason
 * changes. Not with Suspense, which would replace the page when the request fails.
 */
export function useModule<Module>(load: () => Promise<Module>, ...reasons: boolean[]): Module | undefined {
  const [module, setModule] = useState<Module>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` always loads the same module
  useEffect(() => {
    if (!module && reasons.includes(true)) load().then(setModule, () => undefined);
  }, [module, ...reasons]);
  return module;
}
