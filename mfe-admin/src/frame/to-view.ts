/** Where a saved filter is shown. */
export const toView = (query: string) => (query ? `/admin?${query}` : '/admin');
