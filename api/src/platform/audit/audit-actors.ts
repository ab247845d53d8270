/** The actor of an audit event. A `StaffMember` can be passed as it is. */
export interface AuditActor {
  userId?: number;
  email: string;
  /** Client network, as in rate limits. */
  network?: string;
}

/** Someone with access to the server, e.g. through `npm run staff`. */
export const operator: AuditActor = { email: 'operator' };
/** The API by itself, e.g. when a session expires. */
export const system: AuditActor = { email: 'system' };
/** The OpenID Connect provider, by what it says about a user. */
export const identityProvider: AuditActor = { email: 'identity provider' };
/** Someone who is not signed in. */
export const visitor = (network: string): AuditActor => ({ email: 'visitor', network });

/** A user who changes the own account. The session stays open when the others end. */
export type SelfActor = AuditActor & { userId: number; sessionId: string };
