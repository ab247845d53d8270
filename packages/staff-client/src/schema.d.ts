// Made by `npm run generate` from the API's OpenAPI document.

export interface paths {
  '/api/admin/account/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change your password
     * @description Ends every other session. This one goes on under a new cookie, which the answer brings.
     */
    post: operations['AccountController_changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your own sessions, the one used last first
     * @description At most 20. A session ends after two hours without use, and after twelve in any case.
     */
    get: operations['AccountController_sessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/sessions/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End one of your sessions, or every one but this
     * @description Asks for the password. Ending a session that has ended already is no mistake.
     */
    post: operations['AccountController_endSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/dashboard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Count the leads of the last days
     * @description By day, practice, city and page, and how soon they were answered; each number with its list.
     */
    get: operations['DashboardController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deliveries in one state, newest first
     * @description Who was told of which lead, or could not be.
     */
    get: operations['DeliveriesController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/deliveries/{id}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send again what has failed for good
     * @description It waits again with all its tries; the lead’s badge goes with its last failed delivery.
     */
    post: operations['DeliveriesController_resend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List leads
     * @description The inbox: one row per person, without spam.
     */
    get: operations['LeadListController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show a lead
     * @description A lead that has been merged into another one answers that one, with its `id`.
     */
    get: operations['LeadController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}/merge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Merge another lead into this one
     * @description For two that are one person. It can be undone.
     */
    post: operations['LeadActsController_merge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Write a note on a lead */
    post: operations['LeadActsController_note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}/timeline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show what happened to a lead
     * @description The latest first, 50 entries at a time.
     */
    get: operations['LeadController_timeline'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/actions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change leads
     * @description All of them or none. Those that are so already stay untouched; the answer says how many were not.
     */
    post: operations['LeadActsController_act'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/export.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export leads
     * @description All leads of the filter as CSV (UTF-8 with byte order mark), newest first, times on the clock of the business.
     */
    get: operations['LeadExportController_export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow what happens to leads
     * @description Server-sent events. `ready` comes first: a list that is loaded after it has everything from before. `lead` tells of one event. `reset` says that too much was missed, so the list has to be loaded again. The stream ends with the session and when the portal restarts.
     */
    get: operations['LiveLeadsController_follow'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undo what was done in one go
     * @description All of it, or nothing if any of it has been changed since.
     */
    post: operations['LeadActsController_undo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/staff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the staff by name
     * @description At most 500: there cannot be more.
     */
    get: operations['StaffController_list'];
    put?: never;
    /**
     * Invite somebody
     * @description Sends a link by e-mail to choose a password with, good for three days and once.
     */
    post: operations['StaffController_invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/staff/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change name or role, disable or enable
     * @description Counts at once, for open sessions too.
     */
    patch: operations['StaffController_change'];
    trace?: never;
  };
  '/api/admin/staff/{id}/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a new link to choose a password with
     * @description An invitation for three days, or for somebody who has a password a link to reset it within an hour. Earlier links end.
     */
    post: operations['StaffController_inviteAgain'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/staff/{id}/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** End every session of somebody */
    delete: operations['StaffController_signOut'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/staff/names': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the people a lead can belong to, by name
     * @description For every role.
     */
    get: operations['StaffController_names'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/submissions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List contact submissions, newest first */
    get: operations['SubmissionsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count what waits */
    get: operations['DeskSummaryController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your saved views by name
     * @description At most 50: there cannot be more.
     */
    get: operations['SavedViewsController_list'];
    put?: never;
    /**
     * Save a view
     * @description One of the same name is replaced.
     */
    post: operations['SavedViewsController_save'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/views/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a saved view
     * @description Only your own; one that is gone already is no error.
     */
    delete: operations['SavedViewsController_delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take in a consultation request
     * @description Answered only when the request is stored. A form sent by a page without JavaScript (form-encoded, and the client takes HTML) gets a page instead of JSON, for errors too.
     */
    post: operations['ContactController_submit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/contact/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take the solution of a challenge
     * @description Each challenge can be solved once and for twenty minutes. The request itself was stored before.
     */
    post: operations['ProofController_accept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/download-case-study': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hand out the case study
     * @description Stores who asked and answers with the PDF. A form sent by a page without JavaScript gets the PDF too, and a page when something is wrong.
     */
    post: operations['CaseStudyController_download'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/intake': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tell whether forms can be taken in: by the database or, while it is away, by the journal
     * @description What a load balancer should ask: an instance without the database still loses no lead.
     */
    get: operations['HealthController_takesForms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tell that the process runs
     * @description Says nothing about the database: a restart would not bring it back.
     */
    get: operations['HealthController_live'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tell whether everything can be served: the database answers within a second
     * @description Also says how many submissions wait in the journal, how many of them PostgreSQL has refused, and how many journals could not be read.
     */
    get: operations['HealthController_ready'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tell whose password a link sets
     * @description Asking uses nothing up. The token travels in the body, because addresses are written to logs.
     */
    post: operations['PasswordResetController_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password-reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Tell whether a forgotten password can be reset by e-mail here */
    get: operations['PasswordResetController_possibility'];
    put?: never;
    /**
     * Ask for a link to choose a new password with
     * @description The answer is the same, and takes as long, whether there is such an account or not, and however often it was asked. A link is good for an hour and once.
     */
    post: operations['PasswordResetController_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password-reset/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Choose a password by a link
     * @description Uses the link up and ends every session of the account. Signing in comes next.
     */
    post: operations['PasswordResetController_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Tell who is signed in */
    get: operations['SessionController_current'];
    put?: never;
    /**
     * Sign in
     * @description Answers with the session cookie. Ten attempts per client and account in 15 minutes; a browser in which the account was entered before has ten of its own.
     */
    post: operations['SessionController_signIn'];
    /**
     * Sign out
     * @description The session ends at once; without one there is nothing to do.
     */
    delete: operations['SessionController_signOut'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/role/manager': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check whether the session has the role manager
     * @description For servers in front of the API that serve files to managers only, e.g. with `auth_request` of nginx.
     */
    get: operations['SessionController_checkManager'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    BucketDto: {
      /** @example 12 */
      count: number;
      /** @example Austin */
      label: string;
      /**
       * @description The query string of its list.
       * @example city=austin&from=2026-06-01&to=2026-06-30
       */
      query: string;
      /**
       * @description `none` where it is not known.
       * @example austin
       */
      value: string;
    };
    CaseStudyRequestDto: {
      /** @example Analytical Homes */
      company: string;
      /**
       * Format: email
       * @example ada@example.com
       */
      email: string;
      /** @example Ada */
      firstName: string;
      /** @example Byron */
      lastName: string;
      /** @example 512 555 0199 */
      phone?: string | null;
      /**
       * Format: uuid
       * @description Made by the form. The same content sent again with the same id is stored once and answered alike; changed content is a request of its own.
       */
      submissionId?: string | null;
    };
    ContactReceiptDto: {
      /**
       * @description Only when the form looks like spam: an ALTCHA challenge. Whoever solves it and sends the solution to /api/contact/proof need not wait until staff have looked.
       * @example {
       *       "parameters": {
       *         "algorithm": "PBKDF2/SHA-256",
       *         "cost": 2000,
       *         "expiresAt": 1764000000,
       *         "keyLength": 32,
       *         "keyPrefix": "9f86d081884c7d65",
       *         "keySignature": "c0ffee",
       *         "nonce": "0011223344556677",
       *         "salt": "8899aabbccddeeff"
       *       },
       *       "signature": "deadbeef"
       *     }
       */
      challenge?: {
        [key: string]: unknown;
      };
      /**
       * @description Missing while the database is away and the request waits for it.
       * @example 42
       */
      id?: number;
      /**
       * Format: date-time
       * @example 2025-06-01T15:04:05.678Z
       */
      receivedAt: string;
      /**
       * @description What the visitor may quote; the same for a repeated form.
       * @example H7KQ-2M4X
       */
      reference: string;
    };
    ContactRequestDto: {
      /** @example Analytical Homes */
      company?: string | null;
      /**
       * Format: email
       * @example ada@example.com
       */
      email: string;
      /** @example Two gates and a garage. */
      message?: string | null;
      /** @example Ada Byron */
      name: string;
      /** @example 512 555 0199 */
      phone?: string | null;
      /**
       * @description What the visitor chose under "service"; any text is kept as it is.
       * @example physical-security
       */
      service?: string | null;
      /**
       * Format: uuid
       * @description Made by the form. The same content sent again with the same id is stored once and answered alike; changed content is a request of its own.
       */
      submissionId?: string | null;
    };
    ContactSubmissionDto: {
      /** @example Analytical Homes */
      company: string | null;
      /**
       * Format: date-time
       * @example 2025-06-01T15:04:05.678Z
       */
      createdAt: string;
      /** @example ada@example.com */
      email: string;
      /** @example 42 */
      id: number;
      /** @example Two gates and a garage. */
      message: string | null;
      /** @example Ada Byron */
      name: string;
      /** @example 512 555 0199 */
      phone: string | null;
      /** @example physical-security */
      service: string | null;
    };
    CredentialsDto: {
      /** @example staff@lumenward.example */
      email: string;
      /**
       * Format: password
       * @example correct horse battery staple
       */
      password: string;
    };
    DashboardDto: {
      byCity: components['schemas']['BucketDto'][];
      /** @description The 20 most frequent. */
      byPage: components['schemas']['BucketDto'][];
      byPractice: components['schemas']['BucketDto'][];
      firstResponse: components['schemas']['FirstResponseDto'];
      /** @description Every day, also one without leads. */
      leadsPerDay: components['schemas']['DayCountDto'][];
      /** @example America/Chicago */
      timeZone: string;
    };
    DayCountDto: {
      /** @example 12 */
      count: number;
      /**
       * Format: date
       * @example 2026-06-01
       */
      day: string;
      /**
       * @description The query string of its list.
       * @example city=austin&from=2026-06-01&to=2026-06-30
       */
      query: string;
    };
    DeliveriesPageDto: {
      items: components['schemas']['DeliveryDto'][];
      /**
       * @description Where the next page begins; null on the last.
       * @example 42
       */
      nextCursor: string | null;
    };
    DeliveryDto: {
      /**
       * @description How often it has been tried so far.
       * @example 3
       */
      attempts: number;
      /**
       * @example sales-email
       * @enum {string}
       */
      channel: 'sales-email' | 'acknowledgement' | 'webhook';
      /**
       * Format: date-time
       * @example 2025-06-01T15:04:05.678Z
       */
      createdAt: string;
      /** @example 42 */
      id: number;
      /** @example The mail server said: 550 No such mailbox */
      lastError: string | null;
      /**
       * @description The lead as staff see it.
       * @example 7
       */
      leadId: number;
      /** @example Ada Byron */
      leadName: string;
      /**
       * @description An address; of the webhook only its host.
       * @example sales@example.com
       */
      recipient: string;
      /**
       * @description The reference of the submission that was told.
       * @example H7KQ-2M4X
       */
      reference: string;
      /**
       * Format: date-time
       * @description When it was sent or has failed for good.
       * @example 2025-06-01T15:09:05.678Z
       */
      settledAt: string | null;
      /**
       * @example failed
       * @enum {string}
       */
      state: 'waiting' | 'sent' | 'failed';
    };
    DeliveryNewsDto: {
      /** @example 1 */
      attempts: number;
      /** @enum {string} */
      channel: 'sales-email' | 'acknowledgement' | 'webhook';
      /**
       * @description What it is now.
       * @enum {string}
       */
      currentState: 'waiting' | 'sent' | 'failed';
      /** @example 9 */
      id: number;
      /** @example null */
      lastError: string | null;
      /** @example sales@lumenward.example */
      recipient: string;
      /**
       * @description What it became at that time.
       * @enum {string}
       */
      state: 'waiting' | 'sent' | 'failed';
    };
    DeskSummaryDto: {
      /** @example 2 */
      dueSoon: number;
      /**
       * @description Leads with a message that could not be delivered.
       * @example 0
       */
      failedDeliveries: number;
      /** @example 1 */
      overdue: number;
      /** @example 12 */
      spam: number;
      /** @example 4 */
      unread: number;
    };
    FirstResponseDto: {
      /** @example 97 */
      answered: number;
      /**
       * @description The query string of its list.
       * @example city=austin&from=2026-06-01&to=2026-06-30
       */
      answeredQuery: string;
      /**
       * @description Seconds of business time.
       * @example 840
       */
      medianSeconds: number | null;
      /**
       * @description Nine of ten were answered within it.
       * @example 3100
       */
      p90Seconds: number | null;
      /** @example 3 */
      waiting: number;
      /**
       * @description The query string of its list.
       * @example city=austin&from=2026-06-01&to=2026-06-30
       */
      waitingQuery: string;
    };
    InvitedStaffDto: {
      /**
       * Format: date-time
       * @example 2026-11-20T15:04:05.000Z
       */
      createdAt: string;
      /** @example ada@lumenward.example */
      email: string;
      /** @example 7 */
      id: number;
      invitation: components['schemas']['StaffLinkDto'];
      /** @example Ada Byron */
      name: string;
      /** @example agent */
      role: components['schemas']['Role'];
      /**
       * @description `invited` has no password yet.
       * @example active
       */
      state: components['schemas']['StaffState'];
    };
    LeadActionDto: {
      /** @enum {string} */
      kind: 'status' | 'assign' | 'read' | 'unread' | 'spam' | 'release';
      /**
       * @description For `assign`: a colleague, or nobody.
       * @example 3
       */
      ownerId?: number | null;
      /**
       * @description For `status`.
       * @enum {string}
       */
      status?: 'new' | 'contacted' | 'qualified' | 'won' | 'lost';
    };
    LeadActionsDto: {
      /**
       * @example {
       *       "kind": "status",
       *       "status": "contacted"
       *     }
       */
      action: components['schemas']['LeadActionDto'];
      /**
       * @example [
       *       42,
       *       43
       *     ]
       */
      leadIds: number[];
    };
    LeadBatchDto: {
      /** Format: uuid */
      batchId: string;
      /**
       * @description Leads that were not like this already.
       * @example 2
       */
      changed: number;
    };
    LeadCountDto: {
      /** @example 112 */
      count: number;
      /**
       * @description Otherwise there are at least as many: nobody counts far, and never beyond 1000.
       * @example true
       */
      isExact: boolean;
    };
    LeadDto: {
      /** @example austin */
      city: string | null;
      /** @example Analytical Homes */
      company: string | null;
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      createdAt: string;
      /** @example ada@example.com */
      email: string | null;
      /**
       * Format: date-time
       * @example null
       */
      firstRespondedAt: string | null;
      /** @example false */
      hasFailedDelivery: boolean;
      /** @example 42 */
      id: number;
      /** @example false */
      isSpam: boolean;
      /** @description The team has not looked at what came last. */
      isUnread: boolean;
      /**
       * Format: date-time
       * @description When the person last sent something.
       * @example 2026-06-01T15:04:05.678Z
       */
      lastActivityAt: string;
      /** @description Leads that have been merged into this one. */
      mergedLeads: components['schemas']['PersonDto'][];
      /** @example Ada Byron */
      name: string;
      owner: components['schemas']['PersonDto'] | null;
      /** @example /austin-access-control */
      page: string | null;
      /** @example 512 555 0199 */
      phone: string | null;
      /** @description At most five leads with the same number, or the same name and company. */
      possibleDuplicates: components['schemas']['PossibleDuplicateDto'][];
      /**
       * @example physical-security
       * @enum {string|null}
       */
      practice: 'physical-security' | 'audiovisual' | 'connectivity' | 'it-security' | null;
      /**
       * @description What came last was received while the database was away.
       * @example false
       */
      receivedWhileAway: boolean;
      /**
       * Format: date-time
       * @example 2026-06-01T15:34:05.678Z
       */
      responseDueAt: string;
      /** @example access-control */
      service: string | null;
      /**
       * @description The beginning of what was written last.
       * @example Two gates and a garage.
       */
      snippet: string;
      /**
       * @description How the lead first came.
       * @enum {string}
       */
      source: 'contact' | 'case-study';
      /**
       * @description Why what came last looks like spam, in sentences.
       * @example []
       */
      spamReasons: string[];
      /** @enum {string} */
      status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost';
      /** @description What the person sent, the latest first, at most 50. */
      submissions: components['schemas']['LeadSubmissionDto'][];
      /** @description The latest 50 entries. */
      timeline: components['schemas']['TimelineEntryDto'][];
      /**
       * @description For GET /api/admin/leads/{id}/timeline.
       * @example null
       */
      timelineCursor: string | null;
    };
    LeadListDto: {
      items: components['schemas']['LeadSummaryDto'][];
      /**
       * @description Where the next page begins, if there is one.
       * @example null
       */
      nextCursor: string | null;
      /** @description Leads on all pages together. */
      total: components['schemas']['LeadCountDto'];
    };
    LeadSubmissionDto: {
      /** @example austin */
      city: string | null;
      /** @example Analytical Homes */
      company: string | null;
      /** @example ada@example.com */
      email: string;
      /** @example 77 */
      id: number;
      /** @enum {string} */
      kind: 'contact' | 'case-study';
      /**
       * @description The first page of the visit.
       * @example /
       */
      landing: string | null;
      /** @example Two gates and a garage. */
      message: string | null;
      /** @example Ada Byron */
      name: string;
      /** @example /austin-access-control */
      page: string | null;
      /** @example 512 555 0199 */
      phone: string | null;
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      receivedAt: string;
      /**
       * @description Kept in the journal first, because the database was away.
       * @example false
       */
      receivedWhileAway: boolean;
      /**
       * @description What the visitor was told.
       * @example 7F3K-92QD
       */
      reference: string;
      /** @example www.example.org */
      referrerHost: string | null;
      /** @description The release of the remote that served the form. */
      release: string | null;
      /** @example access-control */
      service: string | null;
      /**
       * @description Why it looks like spam, in sentences.
       * @example []
       */
      spamReasons: string[];
      /** @example 0 */
      spamScore: number;
      /**
       * @description The UTM values of the visit.
       * @example {
       *       "utm_source": "newsletter"
       *     }
       */
      utm: {
        [key: string]: string;
      };
    };
    LeadSummaryDto: {
      /** @example austin */
      city: string | null;
      /** @example Analytical Homes */
      company: string | null;
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      createdAt: string;
      /** @example ada@example.com */
      email: string | null;
      /**
       * Format: date-time
       * @example null
       */
      firstRespondedAt: string | null;
      /** @example false */
      hasFailedDelivery: boolean;
      /** @example 42 */
      id: number;
      /** @example false */
      isSpam: boolean;
      /** @description The team has not looked at what came last. */
      isUnread: boolean;
      /**
       * Format: date-time
       * @description When the person last sent something.
       * @example 2026-06-01T15:04:05.678Z
       */
      lastActivityAt: string;
      /** @example Ada Byron */
      name: string;
      owner: components['schemas']['PersonDto'] | null;
      /** @example /austin-access-control */
      page: string | null;
      /** @example 512 555 0199 */
      phone: string | null;
      /**
       * @example physical-security
       * @enum {string|null}
       */
      practice: 'physical-security' | 'audiovisual' | 'connectivity' | 'it-security' | null;
      /**
       * @description What came last was received while the database was away.
       * @example false
       */
      receivedWhileAway: boolean;
      /**
       * Format: date-time
       * @example 2026-06-01T15:34:05.678Z
       */
      responseDueAt: string;
      /** @example access-control */
      service: string | null;
      /**
       * @description The beginning of what was written last.
       * @example Two gates and a garage.
       */
      snippet: string;
      /**
       * @description How the lead first came.
       * @enum {string}
       */
      source: 'contact' | 'case-study';
      /**
       * @description Why what came last looks like spam, in sentences.
       * @example []
       */
      spamReasons: string[];
      /** @enum {string} */
      status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost';
    };
    LinkDto: {
      /** @example ada@lumenward.example */
      email: string;
      /**
       * Format: date-time
       * @example 2026-11-23T15:04:05.000Z
       */
      expiresAt: string;
      /** @example Ada Byron */
      name: string;
      /** @example invitation */
      purpose: components['schemas']['StaffLinkPurpose'];
    };
    LinkQuestionDto: {
      /**
       * @description What stands behind `#token=` in the link.
       * @example kR4v…
       */
      token: string;
    };
    MergedDto: {
      /**
       * Format: uuid
       * @description For undoing it.
       */
      batchId: string;
    };
    MergeDto: {
      /**
       * @description The lead that goes into the one of the address.
       * @example 43
       */
      leadId: number;
    };
    NewSavedViewDto: {
      /** @example Austin, unanswered */
      name: string;
      /**
       * @description The query string of the list.
       * @example status=new&city=austin
       */
      query: string;
    };
    NewStaffDto: {
      /** @example ada@lumenward.example */
      email: string;
      /** @example Ada Byron */
      name: string;
      /** @example agent */
      role: components['schemas']['Role'];
    };
    NoteDto: {
      /** @example Called, wants a quote for two gates. */
      text: string;
    };
    OwnerChangeDto: {
      from: components['schemas']['PersonDto'] | null;
      to: components['schemas']['PersonDto'] | null;
    };
    OwnSessionDto: {
      /** @example Firefox on Linux */
      browser: string;
      /**
       * Format: uuid
       * @example 0b9dc2f0-53a5-4f6e-8d44-5a5d8f2a9c01
       */
      id: string;
      /**
       * @description Whether it is the one that asks.
       * @example true
       */
      isCurrent: boolean;
      /**
       * Format: date-time
       * @description Exact to the minute.
       * @example 2026-11-20T16:04:05.000Z
       */
      lastSeenAt: string;
      /**
       * Format: date-time
       * @example 2026-11-20T15:04:05.000Z
       */
      startedAt: string;
    };
    PasswordChangeDto: {
      /**
       * Format: password
       * @example correct horse battery staple
       */
      current: string;
      /**
       * Format: password
       * @example four plain words together
       */
      next: string;
    };
    PasswordResetConfirmDto: {
      /**
       * Format: password
       * @example four plain words together
       */
      password: string;
      /**
       * @description What stands behind `#token=` in the link.
       * @example kR4v…
       */
      token: string;
    };
    PasswordResetDto: {
      /** @example ada@lumenward.example */
      email: string;
    };
    PasswordResetPossibilityDto: {
      /**
       * @description Not where this portal sends no mail: there a manager hands out links.
       * @example true
       */
      isPossible: boolean;
    };
    PersonDto: {
      /** @example 3 */
      id: number;
      /** @example Grace Hopper */
      name: string;
    };
    PossibleDuplicateDto: {
      /** @example Analytical Homes */
      company: string | null;
      /** @example ada.byron@example.com */
      email: string | null;
      /** @example 3 */
      id: number;
      /** @example Grace Hopper */
      name: string;
    };
    /** @description Problem details (RFC 9457). */
    Problem: {
      /** @example Name is required. */
      detail: string;
      /** @description One message per refused field. */
      fields?: {
        [key: string]: string;
      };
      /** @example 422 */
      status: number;
      /** @example Unprocessable Entity */
      title: string;
      /** @example about:blank */
      type: string;
    };
    ProofDto: {
      /**
       * @description The challenge as it came and the solution of it, as ALTCHA’s libraries make it.
       * @example {
       *       "challenge": {
       *         "parameters": {},
       *         "signature": "deadbeef"
       *       },
       *       "solution": {
       *         "counter": 1729,
       *         "derivedKey": "c0ffee"
       *       }
       *     }
       */
      proof: {
        [key: string]: unknown;
      };
      /**
       * Format: uuid
       * @description The id the form was sent with.
       */
      submissionId: string;
    };
    /** @enum {string} */
    Role: 'viewer' | 'agent' | 'manager';
    SavedViewDto: {
      /** @example 5 */
      id: number;
      /** @example Austin, unanswered */
      name: string;
      /** @example status=new&city=austin */
      query: string;
    };
    SessionDto: {
      /** @example staff@lumenward.example */
      email: string;
      /** @example 7 */
      id: number;
      /** @example Ada Byron */
      name: string;
      /**
       * @example agent
       * @enum {string}
       */
      role: 'viewer' | 'agent' | 'manager';
    };
    SessionsEndDto: {
      /**
       * Format: password
       * @example correct horse battery staple
       */
      password: string;
      /**
       * Format: uuid
       * @description The one session to end; without it every session but this one.
       * @example 0b9dc2f0-53a5-4f6e-8d44-5a5d8f2a9c01
       */
      sessionId?: string;
    };
    StaffChangeDto: {
      /**
       * @description Disabling ends every session at once.
       * @example true
       */
      isDisabled?: boolean;
      /** @example Ada King */
      name?: string;
      /** @example manager */
      role?: components['schemas']['Role'];
    };
    StaffDto: {
      /**
       * Format: date-time
       * @example 2026-11-20T15:04:05.000Z
       */
      createdAt: string;
      /** @example ada@lumenward.example */
      email: string;
      /** @example 7 */
      id: number;
      /** @example Ada Byron */
      name: string;
      /** @example agent */
      role: components['schemas']['Role'];
      /**
       * @description `invited` has no password yet.
       * @example active
       */
      state: components['schemas']['StaffState'];
    };
    StaffLinkDto: {
      /**
       * Format: date-time
       * @example 2026-11-23T15:04:05.000Z
       */
      expiresAt: string;
      /**
       * @description For you to hand over, only where this portal sends no mail. It works once.
       * @example https://www.lumenward.example/admin/password#token=…
       */
      link?: string;
      /**
       * @description Who has a password already gets a link to choose a new one.
       * @example invitation
       */
      purpose: components['schemas']['StaffLinkPurpose'];
    };
    /**
     * @description Who has a password already gets a link to choose a new one.
     * @enum {string}
     */
    StaffLinkPurpose: 'invitation' | 'reset';
    StaffNameDto: {
      /** @example ada@lumenward.example */
      email: string;
      /** @example 7 */
      id: number;
      /** @example Ada Byron */
      name: string;
      /** @example agent */
      role: components['schemas']['Role'];
    };
    /**
     * @description `invited` has no password yet.
     * @enum {string}
     */
    StaffState: 'active' | 'invited' | 'disabled';
    StatusChangeDto: {
      /**
       * @example new
       * @enum {string}
       */
      from: 'new' | 'contacted' | 'qualified' | 'won' | 'lost';
      /**
       * @example contacted
       * @enum {string}
       */
      to: 'new' | 'contacted' | 'qualified' | 'won' | 'lost';
    };
    SubmissionsPageDto: {
      items: components['schemas']['ContactSubmissionDto'][];
      /** @example 1 */
      page: number;
      /** @example 25 */
      pageSize: number;
      /**
       * @description Submissions on all pages together.
       * @example 112
       */
      total: number;
    };
    TimelineDto: {
      items: components['schemas']['TimelineEntryDto'][];
      /**
       * @description Where what happened before begins.
       * @example null
       */
      nextCursor: string | null;
    };
    TimelineEntryDto: {
      /** @description Nobody where the portal did it by itself. */
      actor: components['schemas']['PersonDto'] | null;
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      at: string;
      /**
       * Format: uuid
       * @description What was done in one go, and can be undone so.
       */
      batchId: string | null;
      delivery: components['schemas']['DeliveryNewsDto'] | null;
      /** @example 1042 */
      id: number;
      /** @description Whether a lead became unread or read. */
      isUnread: boolean | null;
      /** @enum {string} */
      kind:
        | 'submitted'
        | 'status'
        | 'assigned'
        | 'note'
        | 'read'
        | 'spam'
        | 'released'
        | 'merged'
        | 'separated'
        | 'delivery';
      /** @description The lead that was merged or separated. */
      lead: components['schemas']['PersonDto'] | null;
      /** @example Called, wants a quote for two gates. */
      note: string | null;
      owner: components['schemas']['OwnerChangeDto'] | null;
      status: components['schemas']['StatusChangeDto'] | null;
      submission: components['schemas']['LeadSubmissionDto'] | null;
    };
    UndoDto: {
      /** Format: uuid */
      batchId: string;
    };
    UndoneDto: {
      /** @example 2 */
      restored: number;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  AccountController_changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChangeDto'];
      };
    };
    responses: {
      /** @description The new password counts from now on. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This can only be done from our own pages. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This can only be done from our own pages."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This can only be done from our own pages. */
          'text/plain': string;
        };
      };
      /** @description This is not your current password. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "This is not your current password.",
           *       "fields": {
           *         "current": "This is not your current password"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This is not your current password. */
          'text/plain': string;
        };
      };
      /** @description Too many sign-in attempts. Please try again in 15 minutes. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Too Many Requests",
           *       "status": 429,
           *       "detail": "Too many sign-in attempts. Please try again in 15 minutes."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Too many sign-in attempts. Please try again in 15 minutes. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  AccountController_sessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnSessionDto'][];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  AccountController_endSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SessionsEndDto'];
      };
    };
    responses: {
      /** @description They have ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This can only be done from our own pages. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This can only be done from our own pages."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This can only be done from our own pages. */
          'text/plain': string;
        };
      };
      /** @description This is not your current password. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "This is not your current password.",
           *       "fields": {
           *         "password": "This is not your current password"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This is not your current password. */
          'text/plain': string;
        };
      };
      /** @description Too many sign-in attempts. Please try again in 15 minutes. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Too Many Requests",
           *       "status": 429,
           *       "detail": "Too many sign-in attempts. Please try again in 15 minutes."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Too many sign-in attempts. Please try again in 15 minutes. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  DashboardController_show: {
    parameters: {
      query?: {
        days?: '7' | '30' | '90';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardDto'];
        };
      };
      /** @description days must be one of 7, 30, 90. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Bad Request",
           *       "status": 400,
           *       "detail": "days must be one of 7, 30, 90."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example days must be one of 7, 30, 90. */
          'text/plain': string;
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  DeliveriesController_list: {
    parameters: {
      query?: {
        /** @description The last answer’s nextCursor. */
        cursor?: string;
        limit?: number;
        state?: 'waiting' | 'sent' | 'failed';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeliveriesPageDto'];
        };
      };
      /** @description limit must be a whole number from 1 to 100. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Bad Request",
           *       "status": 400,
           *       "detail": "limit must be a whole number from 1 to 100."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example limit must be a whole number from 1 to 100. */
          'text/plain': string;
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  DeliveriesController_resend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeliveryDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This needs the role agent. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This needs the role agent."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This needs the role agent. */
          'text/plain': string;
        };
      };
      /** @description There is no such delivery. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Not Found",
           *       "status": 404,
           *       "detail": "There is no such delivery."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no such delivery. */
          'text/plain': string;
        };
      };
      /** @description This delivery has not failed: it is sent. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Conflict",
           *       "status": 409,
           *       "detail": "This delivery has not failed: it is sent."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This delivery has not failed: it is sent. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  LeadListController_list: {
    parameters: {
      query?: {
        /** @description 1: had a first answer; 0: waits for it. */
        answered?: '0' | '1';
        /** @description The city whose page they came from; `none` for unknown. */
        city?: string;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description Waiting for a first answer: late already, or late within 15 minutes. */
        due?: 'overdue' | 'soon';
        /** @description 1: with a message that could not be delivered. */
        failed?: '0' | '1';
        /** @description First day on which they came, on the clock of the business. */
        from?: string;
        limit?: number;
        /** @description `me`, `none`, or the number of a colleague. */
        owner?: string;
        /** @description The page they came from; `none` for unknown. */
        page?: string;
        /** @description All services of a practice; `none` for what belongs to none. */
        practice?: 'physical-security' | 'audiovisual' | 'connectivity' | 'it-security' | 'none';
        /** @description Words, or beginnings of words, all of which a lead must have in name, company, e-mail, telephone number or messages. What nobody has is looked for as it may be meant. */
        q?: string;
        /** @description What they are interested in; `none` for unknown. */
        service?: string;
        sort?: '-lastActivity' | 'lastActivity' | '-created' | 'created' | 'name' | 'due';
        /** @description The form they first sent. */
        source?: 'contact' | 'case-study';
        /** @description 1: the pile of spam instead of the inbox. */
        spam?: '0' | '1';
        /** @description Any of new, contacted, qualified, won, lost; several with commas. */
        status?: string;
        /** @description Last day on which they came. */
        to?: string;
        /** @description 1: what nobody has looked at. */
        unread?: '0' | '1';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeadListDto'];
        };
      };
      /** @description status must be one of new, contacted, qualified, won, lost. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Bad Request",
           *       "status": 400,
           *       "detail": "status must be one of new, contacted, qualified, won, lost."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example status must be one of new, contacted, qualified, won, lost. */
          'text/plain': string;
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  LeadController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeadDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description There is no lead 42. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Not Found",
           *       "status": 404,
           *       "detail": "There is no lead 42."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no lead 42. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  LeadActsController_merge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MergeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MergedDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This needs the role agent, and yours is viewer. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This needs the role agent, and yours is viewer."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This needs the role agent, and yours is viewer. */
          'text/plain': string;
        };
      };
      /** @description There is no lead 42. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Not Found",
           *       "status": 404,
           *       "detail": "There is no lead 42."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no lead 42. */
          'text/plain': string;
        };
      };
      /** @description A lead cannot be merged with itself. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Conflict",
           *       "status": 409,
           *       "detail": "A lead cannot be merged with itself."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example A lead cannot be merged with itself. */
          'text/plain': string;
        };
      };
      /** @description leadId must be the number of a lead. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "leadId must be the number of a lead.",
           *       "fields": {
           *         "leadId": "leadId must be the number of a lead"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example leadId must be the number of a lead. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  LeadActsController_note: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoteDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TimelineEntryDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This needs the role agent, and yours is viewer. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This needs the role agent, and yours is viewer."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This needs the role agent, and yours is viewer. */
          'text/plain': string;
        };
      };
      /** @description There is no lead 42. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Not Found",
           *       "status": 404,
           *       "detail": "There is no lead 42."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no lead 42. */
          'text/plain': string;
        };
      };
      /** @description Please write something. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "Please write something.",
           *       "fields": {
           *         "text": "Please write something"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please write something. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  LeadController_timeline: {
    parameters: {
      query?: {
        cursor?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TimelineDto'];
        };
      };
      /** @description cursor does not belong to this timeline. Please start with the lead itself. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Bad Request",
           *       "status": 400,
           *       "detail": "cursor does not belong to this timeline. Please start with the lead itself."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example cursor does not belong to this timeline. Please start with the lead itself. */
          'text/plain': string;
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description There is no lead 42. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Not Found",
           *       "status": 404,
           *       "detail": "There is no lead 42."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no lead 42. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  LeadActsController_act: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LeadActionsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeadBatchDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This needs the role agent, and yours is viewer. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This needs the role agent, and yours is viewer."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This needs the role agent, and yours is viewer. */
          'text/plain': string;
        };
      };
      /** @description There is no lead 42. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Not Found",
           *       "status": 404,
           *       "detail": "There is no lead 42."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no lead 42. */
          'text/plain': string;
        };
      };
      /** @description Somebody has just merged one of these leads. Please try again. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Conflict",
           *       "status": 409,
           *       "detail": "Somebody has just merged one of these leads. Please try again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Somebody has just merged one of these leads. Please try again. */
          'text/plain': string;
        };
      };
      /** @description There is no such colleague. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "There is no such colleague.",
           *       "fields": {
           *         "ownerId": "There is no such colleague"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no such colleague. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  LeadExportController_export: {
    parameters: {
      query?: {
        /** @description 1: had a first answer; 0: waits for it. */
        answered?: '0' | '1';
        /** @description The city whose page they came from; `none` for unknown. */
        city?: string;
        /** @description Waiting for a first answer: late already, or late within 15 minutes. */
        due?: 'overdue' | 'soon';
        /** @description 1: with a message that could not be delivered. */
        failed?: '0' | '1';
        /** @description First day on which they came, on the clock of the business. */
        from?: string;
        /** @description `me`, `none`, or the number of a colleague. */
        owner?: string;
        /** @description The page they came from; `none` for unknown. */
        page?: string;
        /** @description All services of a practice; `none` for what belongs to none. */
        practice?: 'physical-security' | 'audiovisual' | 'connectivity' | 'it-security' | 'none';
        /** @description Words, or beginnings of words, all of which a lead must have in name, company, e-mail, telephone number or messages. What nobody has is looked for as it may be meant. */
        q?: string;
        /** @description What they are interested in; `none` for unknown. */
        service?: string;
        /** @description The form they first sent. */
        source?: 'contact' | 'case-study';
        /** @description 1: the pile of spam instead of the inbox. */
        spam?: '0' | '1';
        /** @description Any of new, contacted, qualified, won, lost; several with commas. */
        status?: string;
        /** @description Last day on which they came. */
        to?: string;
        /** @description 1: what nobody has looked at. */
        unread?: '0' | '1';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example "Lead","Received","Name" */
          'text/csv': string;
        };
      };
      /** @description status must be one of new, contacted, qualified, won, lost. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Bad Request",
           *       "status": 400,
           *       "detail": "status must be one of new, contacted, qualified, won, lost."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example status must be one of new, contacted, qualified, won, lost. */
          'text/plain': string;
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  LiveLeadsController_follow: {
    parameters: {
      query?: never;
      header?: {
        /** @description The last `id` received: goes on there without a gap. */
        'Last-Event-ID'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example id: 1042-0
           *     event: ready
           *     data: {}
           *
           *     id: 1042-77
           *     event: lead
           *     data: {"leadId":42,"kind":"submitted","at":"2026-06-01T15:04:05.678Z","actorId":null}
           */
          'text/event-stream': string;
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  LeadActsController_undo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UndoDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UndoneDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This needs the role agent, and yours is viewer. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This needs the role agent, and yours is viewer."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This needs the role agent, and yours is viewer. */
          'text/plain': string;
        };
      };
      /** @description There is nothing to undo. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Not Found",
           *       "status": 404,
           *       "detail": "There is nothing to undo."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is nothing to undo. */
          'text/plain': string;
        };
      };
      /** @description 2 of these 10 leads have been changed since. Nothing was undone. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Conflict",
           *       "status": 409,
           *       "detail": "2 of these 10 leads have been changed since. Nothing was undone."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example 2 of these 10 leads have been changed since. Nothing was undone. */
          'text/plain': string;
        };
      };
      /** @description batchId must be one that an action has answered. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "batchId must be one that an action has answered.",
           *       "fields": {
           *         "batchId": "batchId must be one that an action has answered"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example batchId must be one that an action has answered. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  StaffController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffDto'][];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This needs the role manager, and yours is agent. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This needs the role manager, and yours is agent."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This needs the role manager, and yours is agent. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  StaffController_invite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewStaffDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitedStaffDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This needs the role manager, and yours is agent. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This needs the role manager, and yours is agent."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This needs the role manager, and yours is agent. */
          'text/plain': string;
        };
      };
      /** @description ada@lumenward.example already has a staff account. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Conflict",
           *       "status": 409,
           *       "detail": "ada@lumenward.example already has a staff account."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example ada@lumenward.example already has a staff account. */
          'text/plain': string;
        };
      };
      /** @description Valid email is required. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "Valid email is required.",
           *       "fields": {
           *         "email": "Valid email is required"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Valid email is required. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  StaffController_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffChangeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This needs the role manager, and yours is agent. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This needs the role manager, and yours is agent."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This needs the role manager, and yours is agent. */
          'text/plain': string;
        };
      };
      /** @description There is no such staff account. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Not Found",
           *       "status": 404,
           *       "detail": "There is no such staff account."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no such staff account. */
          'text/plain': string;
        };
      };
      /** @description This is the last manager who can sign in. Please make somebody else a manager first. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Conflict",
           *       "status": 409,
           *       "detail": "This is the last manager who can sign in. Please make somebody else a manager first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This is the last manager who can sign in. Please make somebody else a manager first. */
          'text/plain': string;
        };
      };
      /** @description Please choose a role: viewer, agent, manager. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "Please choose a role: viewer, agent, manager.",
           *       "fields": {
           *         "role": "Please choose a role: viewer, agent, manager"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please choose a role: viewer, agent, manager. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  StaffController_inviteAgain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffLinkDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This needs the role manager, and yours is agent. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This needs the role manager, and yours is agent."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This needs the role manager, and yours is agent. */
          'text/plain': string;
        };
      };
      /** @description There is no such staff account. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Not Found",
           *       "status": 404,
           *       "detail": "There is no such staff account."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no such staff account. */
          'text/plain': string;
        };
      };
      /** @description This account is disabled. Please enable it first. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Conflict",
           *       "status": 409,
           *       "detail": "This account is disabled. Please enable it first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This account is disabled. Please enable it first. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  StaffController_signOut: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description They are signed out everywhere. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This needs the role manager, and yours is agent. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This needs the role manager, and yours is agent."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This needs the role manager, and yours is agent. */
          'text/plain': string;
        };
      };
      /** @description There is no such staff account. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Not Found",
           *       "status": 404,
           *       "detail": "There is no such staff account."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no such staff account. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  StaffController_names: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffNameDto'][];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  SubmissionsController_list: {
    parameters: {
      query?: {
        page?: number;
        pageSize?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmissionsPageDto'];
        };
      };
      /** @description pageSize must be a whole number from 1 to 100. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Bad Request",
           *       "status": 400,
           *       "detail": "pageSize must be a whole number from 1 to 100."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example pageSize must be a whole number from 1 to 100. */
          'text/plain': string;
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  DeskSummaryController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskSummaryDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  SavedViewsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedViewDto'][];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  SavedViewsController_save: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewSavedViewDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedViewDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description You have 50 saved views. Please delete one first. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Conflict",
           *       "status": 409,
           *       "detail": "You have 50 saved views. Please delete one first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example You have 50 saved views. Please delete one first. */
          'text/plain': string;
        };
      };
      /** @description Please give the view a name. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "Please give the view a name.",
           *       "fields": {
           *         "name": "Please give the view a name"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please give the view a name. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  SavedViewsController_delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description There is no such view any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  ContactController_submit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactRequestDto'];
        'application/x-www-form-urlencoded': components['schemas']['ContactRequestDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContactReceiptDto'];
        };
      };
      /** @description The request could not be read. Please send it again. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Bad Request",
           *       "status": 400,
           *       "detail": "The request could not be read. Please send it again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please send it again. */
          'text/plain': string;
        };
      };
      /** @description This is more than we can take at once: at most 64 kB, please. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Payload Too Large",
           *       "status": 413,
           *       "detail": "This is more than we can take at once: at most 64 kB, please."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This is more than we can take at once: at most 64 kB, please. */
          'text/plain': string;
        };
      };
      /** @description Please send this as JSON (Content-Type: application/json). */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unsupported Media Type",
           *       "status": 415,
           *       "detail": "Please send this as JSON (Content-Type: application/json)."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please send this as JSON (Content-Type: application/json). */
          'text/plain': string;
        };
      };
      /** @description Name is required. Valid email is required. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "Name is required. Valid email is required.",
           *       "fields": {
           *         "name": "Name is required",
           *         "email": "Valid email is required"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Name is required. Valid email is required. */
          'text/plain': string;
        };
      };
      /** @description That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Too Many Requests",
           *       "status": 429,
           *       "detail": "That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  ProofController_accept: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProofDto'];
      };
    };
    responses: {
      /** @description It was right, and counts. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please send it again. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Bad Request",
           *       "status": 400,
           *       "detail": "The request could not be read. Please send it again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please send it again. */
          'text/plain': string;
        };
      };
      /** @description There is nothing to be solved for this form any more. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Gone",
           *       "status": 410,
           *       "detail": "There is nothing to be solved for this form any more."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is nothing to be solved for this form any more. */
          'text/plain': string;
        };
      };
      /** @description This is not the solution. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "This is not the solution."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This is not the solution. */
          'text/plain': string;
        };
      };
      /** @description That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Too Many Requests",
           *       "status": 429,
           *       "detail": "That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  CaseStudyController_download: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaseStudyRequestDto'];
        'application/x-www-form-urlencoded': components['schemas']['CaseStudyRequestDto'];
      };
    };
    responses: {
      /** @description The case study. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description The request could not be read. Please send it again. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Bad Request",
           *       "status": 400,
           *       "detail": "The request could not be read. Please send it again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please send it again. */
          'text/plain': string;
        };
      };
      /** @description This is more than we can take at once: at most 64 kB, please. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Payload Too Large",
           *       "status": 413,
           *       "detail": "This is more than we can take at once: at most 64 kB, please."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This is more than we can take at once: at most 64 kB, please. */
          'text/plain': string;
        };
      };
      /** @description Please send this as JSON (Content-Type: application/json). */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unsupported Media Type",
           *       "status": 415,
           *       "detail": "Please send this as JSON (Content-Type: application/json)."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please send this as JSON (Content-Type: application/json). */
          'text/plain': string;
        };
      };
      /** @description First name is required. Last name is required. Please enter a valid email address. Company name is required. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "First name is required. Last name is required. Please enter a valid email address. Company name is required.",
           *       "fields": {
           *         "firstName": "First name is required",
           *         "lastName": "Last name is required",
           *         "email": "Please enter a valid email address",
           *         "company": "Company name is required"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example First name is required. Last name is required. Please enter a valid email address. Company name is required. */
          'text/plain': string;
        };
      };
      /** @description That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Too Many Requests",
           *       "status": 429,
           *       "detail": "That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  HealthController_takesForms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The Health Check is successful */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       }
             *     }
             */
            details?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            };
            /** @example {} */
            error?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       }
             *     }
             */
            info?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example ok
             * @enum {string}
             */
            status?: 'ok' | 'degraded';
          };
        };
      };
      /** @description The Health Check is not successful */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       },
             *       "redis": {
             *         "status": "down",
             *         "message": "Could not connect",
             *         "responseTime": 3005
             *       }
             *     }
             */
            details?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            };
            /**
             * @example {
             *       "redis": {
             *         "status": "down",
             *         "message": "Could not connect",
             *         "responseTime": 3005
             *       }
             *     }
             */
            error?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       }
             *     }
             */
            info?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example error
             * @enum {string}
             */
            status?: 'error' | 'shutting_down';
          };
        };
      };
    };
  };
  HealthController_live: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The Health Check is successful */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       }
             *     }
             */
            details?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            };
            /** @example {} */
            error?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       }
             *     }
             */
            info?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example ok
             * @enum {string}
             */
            status?: 'ok' | 'degraded';
          };
        };
      };
      /** @description The Health Check is not successful */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       },
             *       "redis": {
             *         "status": "down",
             *         "message": "Could not connect",
             *         "responseTime": 3005
             *       }
             *     }
             */
            details?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            };
            /**
             * @example {
             *       "redis": {
             *         "status": "down",
             *         "message": "Could not connect",
             *         "responseTime": 3005
             *       }
             *     }
             */
            error?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       }
             *     }
             */
            info?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example error
             * @enum {string}
             */
            status?: 'error' | 'shutting_down';
          };
        };
      };
    };
  };
  HealthController_ready: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The Health Check is successful */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       }
             *     }
             */
            details?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            };
            /** @example {} */
            error?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       }
             *     }
             */
            info?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example ok
             * @enum {string}
             */
            status?: 'ok' | 'degraded';
          };
        };
      };
      /** @description The Health Check is not successful */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       },
             *       "redis": {
             *         "status": "down",
             *         "message": "Could not connect",
             *         "responseTime": 3005
             *       }
             *     }
             */
            details?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            };
            /**
             * @example {
             *       "redis": {
             *         "status": "down",
             *         "message": "Could not connect",
             *         "responseTime": 3005
             *       }
             *     }
             */
            error?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example {
             *       "database": {
             *         "status": "up",
             *         "responseTime": 12
             *       }
             *     }
             */
            info?: {
              [key: string]: {
                /** @description Time the health indicator took to respond, in ms */
                responseTime?: number;
                /** @enum {string} */
                status: 'up' | 'degraded' | 'down';
              } & {
                [key: string]: unknown;
              };
            } | null;
            /**
             * @example error
             * @enum {string}
             */
            status?: 'error' | 'shutting_down';
          };
        };
      };
    };
  };
  PasswordResetController_link: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkQuestionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkDto'];
        };
      };
      /** @description This can only be done from our own pages. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This can only be done from our own pages."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This can only be done from our own pages. */
          'text/plain': string;
        };
      };
      /** @description This link has been used already or is too old. Please ask for a new one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Gone",
           *       "status": 410,
           *       "detail": "This link has been used already or is too old. Please ask for a new one."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This link has been used already or is too old. Please ask for a new one. */
          'text/plain': string;
        };
      };
      /** @description This link has been used already or is too old. Please ask for a new one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "This link has been used already or is too old. Please ask for a new one."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This link has been used already or is too old. Please ask for a new one. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  PasswordResetController_possibility: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasswordResetPossibilityDto'];
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  PasswordResetController_ask: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordResetDto'];
      };
    };
    responses: {
      /** @description If there is such an account, a link is on its way. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description This can only be done from our own pages. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This can only be done from our own pages."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This can only be done from our own pages. */
          'text/plain': string;
        };
      };
      /** @description This portal sends no mail. Please ask a manager for a link. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Conflict",
           *       "status": 409,
           *       "detail": "This portal sends no mail. Please ask a manager for a link."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This portal sends no mail. Please ask a manager for a link. */
          'text/plain': string;
        };
      };
      /** @description Valid email is required. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "Valid email is required.",
           *       "fields": {
           *         "email": "Valid email is required"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Valid email is required. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  PasswordResetController_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordResetConfirmDto'];
      };
    };
    responses: {
      /** @description The new password counts from now on. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description This can only be done from our own pages. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This can only be done from our own pages."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This can only be done from our own pages. */
          'text/plain': string;
        };
      };
      /** @description This link has been used already or is too old. Please ask for a new one. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Gone",
           *       "status": 410,
           *       "detail": "This link has been used already or is too old. Please ask for a new one."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This link has been used already or is too old. Please ask for a new one. */
          'text/plain': string;
        };
      };
      /** @description Please choose at least 8 characters. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "Please choose at least 8 characters.",
           *       "fields": {
           *         "password": "Please choose at least 8 characters"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please choose at least 8 characters. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  SessionController_current: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  SessionController_signIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CredentialsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
      /** @description Email or password is wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Email or password is wrong."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Email or password is wrong. */
          'text/plain': string;
        };
      };
      /** @description This can only be done from our own pages. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This can only be done from our own pages."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This can only be done from our own pages. */
          'text/plain': string;
        };
      };
      /** @description Please enter your email and your password. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unprocessable Entity",
           *       "status": 422,
           *       "detail": "Please enter your email and your password."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please enter your email and your password. */
          'text/plain': string;
        };
      };
      /** @description Too many sign-in attempts. Please try again in 15 minutes. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Too Many Requests",
           *       "status": 429,
           *       "detail": "Too many sign-in attempts. Please try again in 15 minutes."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Too many sign-in attempts. Please try again in 15 minutes. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  SessionController_signOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Nobody is signed in any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description This can only be done from our own pages. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This can only be done from our own pages."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This can only be done from our own pages. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
  SessionController_checkManager: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has the role manager. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Please sign in. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Unauthorized",
           *       "status": 401,
           *       "detail": "Please sign in."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please sign in. */
          'text/plain': string;
        };
      };
      /** @description This needs the role manager, and yours is viewer. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Forbidden",
           *       "status": 403,
           *       "detail": "This needs the role manager, and yours is viewer."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This needs the role manager, and yours is viewer. */
          'text/plain': string;
        };
      };
      /** @description We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "about:blank",
           *       "title": "Service Unavailable",
           *       "status": 503,
           *       "detail": "We could not save your request just now. Please try again in a minute, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example We could not save your request just now. Please try again in a minute, or call us at 512-555-0142. */
          'text/plain': string;
        };
      };
    };
  };
}
