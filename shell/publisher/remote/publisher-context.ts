import type { Team } from '@portal/release/teams';
import type { LimitFunction } from 'p-limit';
import type { PublisherEnv } from '../platform/env.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Renderer } from '../render/protocol.ts';
import type { SitePublisher } from '../site/site-publisher.ts';

/** What the publishers of the remotes share. */
export interface PublisherContext {
  readonly env: PublisherEnv;
  readonly store: ReleaseStore;
  readonly site: SitePublisher;
  readonly renderer: Renderer;
  readonly teams: readonly Team[];
  /** Limits checks of releases that may have ended the renderer before. */
  readonly suspects: LimitFunction;
  /** Aborted when the publisher stops. */
  readonly signal: AbortSignal;
  /**
   * Whether nothing is live yet, as at the first start of an installation. Releases are then published without browser checks,
   * so that the site is available within seconds.
   */
  readonly isFirstStart: boolean;
  /** Whether every source was read at least once and its release was published or rejected. */
  readonly isReady: boolean;
  /** Whether live releases that were published without a browser can be checked in one. */
  readonly canCheckInBrowser: boolean;
  /** When another shell became live, and whether it is watched now. */
  readonly shellChange: { at: Date; isWatched: boolean } | undefined;
  hasBrowser(): Promise<boolean>;
  writeStatus(): Promise<void>;
}
