import { useLayoutEffect } from 'react';
import { usePreferences } from './preferences.ts';

/** The document wears the chosen theme as long as the staff view is open: the website has grounds of its own. */
export function useTheme() {
  const { theme } = usePreferences();

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    return () => {
      delete dataset.theme;
    };
  }, [theme]);
}
