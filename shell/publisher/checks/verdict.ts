import type { Verdict } from '@portal/contracts/release-status';
import type { BrowserScreenshot } from '../renderer/protocol.ts';

/** A verdict whose screenshots are not saved yet. */
export interface FreshVerdict extends Omit<Verdict, 'screenshots'> {
  screenshots: BrowserScreenshot[];
}
