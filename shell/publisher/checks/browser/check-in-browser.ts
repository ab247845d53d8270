export const checkInBrowser = async () => ({ isChecked: false, violations: [], notes: [], screenshots: [] });
