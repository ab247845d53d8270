import { useStore } from '@portal/ui/create-store';
import { useLayoutEffect } from 'react';
import { preferences } from './preferences.ts';

/** Applies the selected theme while a staff page is mounted. */
export function useTheme() {
  const { theme } = useStore(preferences);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    return () => {
      delete dataset.theme;
    };
  }, [theme]);
}
