import type { Page } from '@playwright/test';

/** The notice that is shown. By its place and not by its role, because a dialog hides it from the accessibility tree. */
export const noticeOn = (page: Page) => page.locator('[role=region][aria-label="Notifications (F8)"] li');
