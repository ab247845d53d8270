// Made by `npm run generate` from the API's OpenAPI document.

export interface paths {
  '/api/admin/account/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List your passkeys, oldest first */
    get: operations['PasskeysController_list'];
    put?: never;
    /**
     * Add a passkey
     * @description From then on the password alone is not enough to sign in.
     */
    post: operations['PasskeysController_register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/passkeys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove a passkey */
    delete: operations['PasskeysController_remove'];
    options?: never;
    head?: never;
    /** Rename a passkey */
    patch: operations['PasskeysController_rename'];
    trace?: never;
  };
  '/api/admin/account/passkeys/confirmation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin to confirm your identity with a passkey
     * @description POST /api/session/passkey with the response opens a new session, which is a recent sign-in.
     */
    post: operations['PasskeysController_confirmationOptions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/passkeys/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begin to add a passkey */
    post: operations['PasskeysController_registrationOptions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
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
     * @description Ends all other sessions. The current session gets a new cookie.
     */
    post: operations['AccountController_changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/second-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Show your two-step verification */
    get: operations['SecondFactorController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/second-factor/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Replace the recovery codes */
    post: operations['SecondFactorController_renew'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/second-factor/totp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a secret for an authenticator app
     * @description The app is set up once a code has confirmed the secret. Until then an earlier app works.
     */
    post: operations['SecondFactorController_begin'];
    /** Remove the authenticator app */
    delete: operations['SecondFactorController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/account/second-factor/totp/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set up an authenticator app
     * @description Returns ten recovery codes if it is the first second factor.
     */
    post: operations['SecondFactorController_confirm'];
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
     * List your sessions, most recently used first
     * @description At most 20. A session ends after two hours without use, and after twelve hours in any case.
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
     * End one of your sessions, or all others
     * @description Requires the password, or a recent sign-in of an account without one. Succeeds if the session has already ended.
     */
    post: operations['AccountController_endSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the audit log, newest first
     * @description Fifty events per page.
     */
    get: operations['AuditController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/business-hours': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Show business hours and holidays */
    get: operations['BusinessHoursController_show'];
    put?: never;
    post?: never;
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
     * Show the dashboard
     * @description Leads of the last days by day, practice, city and page, and the times to the first response. Each number has the query string of its list.
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
     * @description Notifications of leads, by email and webhook.
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
     * Retry a failed delivery
     * @description The delivery gets all its attempts again. The lead’s badge is removed with its last failed delivery.
     */
    post: operations['DeliveriesController_resend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/erasures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the receipts of erased people, newest first
     * @description Fifty per page.
     */
    get: operations['ErasuresController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/erasures/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Show the receipt of an erased person */
    get: operations['ErasuresController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/former-owners': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List people who left and still own leads
     * @description By name. Their account is disabled or only reads. The filter `owner: left` finds their leads.
     */
    get: operations['FormerOwnersController_list'];
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
     * @description For a lead that has been merged into another one, the other one is returned.
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
  '/api/admin/leads/{id}/contacts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Log a contact with a lead
     * @description Answers the requests of the lead so far, which stops their response clocks. Claims a lead without an owner, and changes the status from new to contacted.
     */
    post: operations['LeadActionsController_contact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}/drafts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your unsaved texts about a lead
     * @description Newest first. Nobody else can read them.
     */
    get: operations['DraftsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}/drafts/{draftId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Store an unsaved text
     * @description A note or contact that is saved with `draftId` removes it.
     */
    put: operations['DraftsController_save'];
    post?: never;
    /**
     * Delete an unsaved text
     * @description Succeeds even if it does not exist.
     */
    delete: operations['DraftsController_delete'];
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
     * @description For two leads of the same person. A merge can be undone. With `seen`, as the preview showed them, leads that a colleague has changed since are not merged.
     */
    post: operations['LeadMergeController_merge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}/merge-preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Show what a merge would result in */
    get: operations['LeadMergeController_preview'];
    put?: never;
    post?: never;
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
    /** Add a note to a lead */
    post: operations['LeadActionsController_note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}/person': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Show what is stored about the person of a lead */
    get: operations['PersonController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}/person/erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Erase the person of a lead
     * @description Removes everything stored about the person, which cannot be undone. Counts on the dashboard stay. Requires a recent sign-in. Returns the receipt.
     */
    post: operations['PersonController_erase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}/person/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export everything stored about the person of a lead
     * @description A JSON file over all leads of the person. Requires a recent sign-in and is recorded in the audit log.
     */
    get: operations['PersonController_export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}/read-mark': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Mark a lead as read or unread
     * @description For yourself only. A later submission makes the lead unread again.
     */
    put: operations['LeadActionsController_mark'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/{id}/separate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Separate a merged lead
     * @description Possible at any time after a merge. Values that the merge has changed are restored, except those changed since.
     */
    post: operations['LeadMergeController_separate'];
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
     * Show the timeline of a lead
     * @description Newest first, 50 entries per page.
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
     * @description Changes the leads that can be changed; `left` lists the others with the reason. Leads that already have the value are skipped; `changed` counts the rest. For one lead that cannot be changed, the response is 404 or 409. Assigning a lead to yourself takes it from nobody, unless `seen` names its owner.
     */
    post: operations['LeadActionsController_apply'];
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
    get?: never;
    put?: never;
    /**
     * Export leads
     * @description All leads of the filter as CSV (UTF-8 with byte order mark), newest first, with times in the time zone of the business.
     */
    post: operations['LeadExportController_export'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/ids': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the ids of all leads of a filter
     * @description To act on all of them, in actions on up to 200 leads each. Leads that match later are not among them.
     */
    post: operations['LeadListController_ids'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/leads/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List leads
     * @description One row per person. Spam is listed only with `spam`. The filter is in the body, because URLs are stored in histories and logs, and a search text or a cursor can be the name of a person.
     */
    post: operations['LeadListController_search'];
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
     * Stream lead events
     * @description Server-sent events. `ready` is sent first: load the list after it. `lead` is one event. `reset` means that leads were removed or too many events were missed: load the list again. `session-ended` is the last event when the session has ended. The stream also ends when the API restarts.
     */
    get: operations['LiveLeadsController_stream'];
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
     * Undo an action
     * @description Restores the values before the action, for all of its leads that have not been changed since; `skipped` lists the others. Without `batchId`, actions that cannot be undone are passed over.
     */
    post: operations['LeadActionsController_undo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/retention': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Show how long leads are kept, and what the next run removes */
    get: operations['RetentionController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/retention/runs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove what is due now
     * @description Also runs by itself, once a day. Requires a recent sign-in and is recorded in the audit log.
     */
    post: operations['RetentionController_run'];
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
     * @description At most 500.
     */
    get: operations['StaffController_list'];
    put?: never;
    /**
     * Invite a staff member
     * @description Sends an email with a link to set a password, which works once, within three days. Without a mail server the link is returned; managers are then added with `npm run staff`.
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
     * Change name, role or permissions, disable or enable
     * @description Takes effect immediately. Another role, and disabling, end all sessions. Someone who is disabled or becomes a viewer hands over the open leads: with open leads, `leadsTo` is required.
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
     * Send a new link to set a password
     * @description An invitation (three days) or, for an account with a password, a reset link (one hour). Earlier links become invalid. Not for your own account and, without a mail server, not for managers: `npm run staff` creates those links.
     */
    post: operations['StaffController_inviteAgain'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/staff/{id}/second-factor': {
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
     * Reset two-step verification
     * @description For a lost device. Removes app, passkeys and recovery codes, and ends all sessions; the password alone is enough until it is set up again.
     */
    delete: operations['StaffController_resetSecondFactor'];
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
    /** End all sessions of a staff member */
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
     * List the possible owners of leads by name
     * @description Agents and managers.
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
  '/api/admin/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Show the counts of the navigation */
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
     * @description At most 50.
     */
    get: operations['SavedViewsController_list'];
    put?: never;
    /**
     * Save a view
     * @description Names that look the same, without regard to case, are the same name.
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
     * @description Succeeds even if the view does not exist.
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
     * Submit a consultation request
     * @description Responds after the request is stored. A form sent without JavaScript (form-encoded, by a client that accepts HTML) gets a page instead of JSON, also for errors.
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
     * Submit the solution of a proof-of-work challenge
     * @description A challenge can be solved once, within twenty minutes. The form itself is already stored.
     */
    post: operations['ProofOfWorkController_accept'];
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
     * Download the case study
     * @description Stores the request and returns the PDF. A form sent without JavaScript gets the PDF too, or an HTML page for errors.
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
     * Check whether forms can be stored: in PostgreSQL or, during an outage, in the journal
     * @description For readiness probes: an instance without the database still accepts forms.
     */
    get: operations['IntakeHealthController_intake'];
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
     * Check whether the process is running
     * @description Does not check the database: restarting the API would not bring it back.
     */
    get: operations['LivenessController_live'];
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
     * Check whether the API can serve every request: PostgreSQL responds
     * @description PostgreSQL is checked every two seconds. On the host of the API, it also reports how many submissions wait in the journal, how many of them PostgreSQL has rejected, how many journal files are unreadable, and which steps of the start have failed.
     */
    get: operations['IntakeHealthController_ready'];
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
     * Show the account of a password link
     * @description The link stays valid. The token is in the body, because URLs are logged.
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
    /** Check whether passwords can be reset by email */
    get: operations['PasswordResetController_availability'];
    put?: never;
    /**
     * Request a password reset link
     * @description The response and its duration do not reveal whether the account exists. A link works once, within one hour.
     */
    post: operations['PasswordResetController_request'];
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
     * Set a password with a link
     * @description The link becomes invalid and all sessions of the account end. Sign in afterwards.
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
    /** Show who is signed in */
    get: operations['SessionController_current'];
    put?: never;
    /**
     * Sign in
     * @description Sets the session cookie. Failed attempts delay the next one by 1 second to 15 minutes: per client, account and network, or per browser with a device cookie of the account.
     */
    post: operations['SessionController_signIn'];
    /**
     * Sign out
     * @description Ends the session. Succeeds without a session too.
     */
    delete: operations['SessionController_signOut'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/methods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the ways to sign in */
    get: operations['OidcController_methods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/oidc': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin a sign-in with the OpenID Connect provider
     * @description Binds the sign-in to the browser for ten minutes. The browser continues at the returned URL.
     */
    post: operations['OidcController_begin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/oidc/callback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Finish a sign-in with the OpenID Connect provider
     * @description The provider redirects here. The query of the page to continue at says if the sign-in has failed.
     */
    get: operations['OidcController_callback'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/oidc/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enter the code of two-step verification
     * @description After a sign-in with the OpenID Connect provider without a second factor.
     */
    post: operations['OidcController_verifyCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/oidc/sign-out': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin to sign out at the OpenID Connect provider
     * @description Sign out of the lead desk first. The browser continues at the returned URL. A GET would let any page sign people out.
     */
    post: operations['OidcController_signOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with a passkey
     * @description Sets the session cookie. Needs no password and no code.
     */
    post: operations['PasskeySignInController_signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkey/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin to sign in with a passkey
     * @description Rate limit: 100 per client in 15 minutes.
     */
    post: operations['PasskeySignInController_options'];
    delete?: never;
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
    AddedPasskeyDto: {
      /**
       * Format: date-time
       * @example 2026-11-20T15:04:05.000Z
       */
      createdAt: string;
      /** @example 3 */
      id: number;
      /**
       * Format: date-time
       * @example 2026-11-21T15:04:05.000Z
       */
      lastUsedAt: string | null;
      /**
       * @description At first the name of the password manager or browser.
       * @example iCloud Keychain
       */
      name: string;
      /**
       * @description With the first second factor: shown once, each works once.
       * @example [
       *       "abcd-efgh-jkmn-pqrs"
       *     ]
       */
      recoveryCodes: string[];
    };
    AssertionResponseDto: {
      /** @example SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ */
      authenticatorData: string;
      /** @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0Iiwi… */
      clientDataJSON: string;
      /** @example MEUCIQDr… */
      signature: string;
      /** @example q3mS… */
      userHandle?: string;
    };
    AttestationResponseDto: {
      /** @example o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVi… */
      attestationObject: string;
      /** @example eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwi… */
      clientDataJSON: string;
      /**
       * @example [
       *       "internal"
       *     ]
       */
      transports?: ('ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb')[];
    };
    AuditEventDto: {
      actor: components['schemas']['AuditPersonDto'];
      /**
       * Format: date-time
       * @example 2026-11-20T15:04:05.000Z
       */
      at: string;
      /**
       * @example {
       *       "from": "viewer",
       *       "to": "agent"
       *     }
       */
      data: {
        [key: string]: unknown;
      };
      /** @example 42 */
      id: number;
      /** @example role-changed */
      kind: components['schemas']['AuditKind'];
      /**
       * @description Client address or IPv6 network; after AUDIT_ADDRESS_DAYS only the wider network, as 203.0.113.0/24.
       * @example 203.0.113.7
       */
      network: string | null;
      /** @description The staff member that it was done to. */
      subject: components['schemas']['AuditPersonDto'] | null;
    };
    /** @enum {string} */
    AuditKind:
      | 'signed-in'
      | 'sign-in-failed'
      | 'sign-in-blocked'
      | 'signed-out'
      | 'sessions-ended'
      | 'account-created'
      | 'account-invited'
      | 'identity-linked'
      | 'account-renamed'
      | 'account-disabled'
      | 'account-enabled'
      | 'role-changed'
      | 'export-permission-changed'
      | 'password-link-created'
      | 'password-changed'
      | 'password-reset'
      | 'second-factor-added'
      | 'second-factor-removed'
      | 'second-factor-reset'
      | 'recovery-codes-created'
      | 'recovery-code-used'
      | 'passkey-added'
      | 'passkey-renamed'
      | 'passkey-removed'
      | 'leads-exported'
      | 'leads-merged'
      | 'leads-separated'
      | 'leads-handed-over'
      | 'person-exported'
      | 'person-erased'
      | 'retention-run';
    AuditPageDto: {
      items: components['schemas']['AuditEventDto'][];
      /**
       * @description `before` of the next page.
       * @example 42
       */
      nextBefore: number | null;
    };
    AuditPersonDto: {
      /**
       * @description The email at that time.
       * @example ada@lumenward.example
       */
      email: string;
      /**
       * @description Null for `operator`, `system` and `visitor`.
       * @example 7
       */
      id: number | null;
    };
    BucketDto: {
      /** @example 12 */
      count: number;
      /** @example Austin */
      label: string;
      /**
       * @description Query string of the list with these leads.
       * @example city=austin&from=2026-06-01&to=2026-06-30
       */
      query: string;
      /**
       * @description `none` for unknown.
       * @example austin
       */
      value: string;
    };
    BusinessHoursDto: {
      /** @description The next six holidays on weekdays with business hours. */
      closedDays: components['schemas']['ClosedDayDto'][];
      /** @description Openings of the last 60 and the next 10 days, the earliest first. */
      openings: components['schemas']['OpeningDto'][];
      /**
       * @description Business minutes within which a request should be answered.
       * @example 30
       */
      targetMinutes: number;
      /**
       * @description Hours of the week, in the time zone of the business.
       * @example Mon–Fri 8 AM–6 PM
       */
      week: string;
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
       * @description Idempotency key, generated by the form. The same content with the same id is stored once and gets the same response; changed content is a new request.
       */
      submissionId?: string | null;
    };
    ClosedDayDto: {
      /**
       * Format: date
       * @example 2026-11-26
       */
      day: string;
      /** @example Thanksgiving Day */
      name: string;
    };
    CodeRequiredDto: {
      /**
       * @description What is possible: the code of an app, or a passkey, which needs no password. A recovery code always is.
       * @example [
       *       "app"
       *     ]
       */
      methods: ('app' | 'passkey')[];
      /**
       * @description The password is right. Send it again, with the code.
       * @example true
       */
      needsCode: boolean;
    };
    ContactChangeDto: {
      /** @enum {string} */
      field: 'name' | 'email' | 'company' | 'phone';
      /** @example 512 555 0100 */
      from: string | null;
      /** @example 512 555 0199 */
      to: string | null;
    };
    ContactDto: {
      /** @enum {string} */
      channel: 'call' | 'voicemail' | 'email' | 'meeting';
      /**
       * Format: uuid
       * @description The id of the draft of this text, which is removed. It is an idempotency key: repeating the request stores nothing more.
       */
      draftId?: string;
      /** @example Wants a quote for two gates. */
      note?: string | null;
      /** @enum {string|null} */
      outcome?: 'interested' | 'follow-up' | 'not-interested' | 'wrong-person' | null;
    };
    ContactNewsDto: {
      /** @enum {string} */
      channel: 'call' | 'voicemail' | 'email' | 'meeting';
      /** @enum {string|null} */
      outcome: 'interested' | 'follow-up' | 'not-interested' | 'wrong-person' | null;
    };
    ContactReceiptDto: {
      /**
       * Format: date
       * @description The business day by whose end the visitor is promised an answer.
       * @example 2025-06-02
       */
      answerBy: string;
      /**
       * @description Only if the form looks like spam: an ALTCHA challenge. A solution sent to /api/contact/proof releases the request without a review by staff.
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
       * @description Missing while the request waits in the journal for the database.
       * @example 42
       */
      id?: number;
      /**
       * Format: date-time
       * @example 2025-06-01T15:04:05.678Z
       */
      receivedAt: string;
      /**
       * @description Code that the visitor can quote; the same for a repeated form.
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
       * @description The visitor's choice under "service"; any text is accepted.
       * @example physical-security
       */
      service?: string | null;
      /**
       * Format: uuid
       * @description Idempotency key, generated by the form. The same content with the same id is stored once and gets the same response; changed content is a new request.
       */
      submissionId?: string | null;
    };
    CredentialsDto: {
      /**
       * @description With two-step verification: of the app, or a recovery code.
       * @example 123456
       */
      code?: string;
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
      /** @description Includes days without leads. */
      leadsPerDay: components['schemas']['DayCountDto'][];
      responses: components['schemas']['ResponsesDto'];
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
       * @description Query string of the list with these leads.
       * @example city=austin&from=2026-06-01&to=2026-06-30
       */
      query: string;
    };
    DeliveriesPageDto: {
      items: components['schemas']['DeliveryDto'][];
      /**
       * @description Cursor of the next page, or null.
       * @example 42
       */
      nextCursor: string | null;
    };
    DeliveryDto: {
      /**
       * @description Number of attempts so far.
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
       * @description The lead, or the one it has been merged into.
       * @example 7
       */
      leadId: number;
      /** @example Ada Byron */
      leadName: string;
      /**
       * @description Email address, or host of the webhook.
       * @example sales@example.com
       */
      recipient: string;
      /**
       * @description The reference of the submission.
       * @example H7KQ-2M4X
       */
      reference: string;
      /**
       * Format: date-time
       * @description When it was sent or has failed.
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
       * @description Current state.
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
       * @description State after the event.
       * @enum {string}
       */
      state: 'waiting' | 'sent' | 'failed';
    };
    DeskSummaryDto: {
      /** @example 2 */
      dueSoon: number;
      /**
       * @description Leads with a failed delivery.
       * @example 0
       */
      failedDeliveries: number;
      /** @example 1 */
      overdue: number;
      /** @example 12 */
      spam: number;
      /**
       * @description Leads that you have not read.
       * @example 4
       */
      unread: number;
    };
    DraftDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: 'note' | 'contact';
      /** @example 1 */
      revision: number;
      /** @example Called, wants a quote for */
      text: string;
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      updatedAt: string;
    };
    DraftRevisionDto: {
      /** @example 1 */
      revision: number;
    };
    EraseDto: {
      /**
       * @description The addresses that were shown before the confirmation. If the person has others by now, nothing is erased.
       * @example [
       *       "ada@example.com"
       *     ]
       */
      addresses: string[];
    };
    ErasureDto: {
      /**
       * @description A keyed hash of each address of the person, instead of the address.
       * @example [
       *       "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
       *     ]
       */
      addressHashes: string[];
      /**
       * Format: date-time
       * @example 2026-11-20T15:04:05.000Z
       */
      erasedAt: string;
      /**
       * @description The email of the manager at that time.
       * @example grace@lumenward.example
       */
      erasedBy: string;
      /**
       * @description The number of the receipt.
       * @example 7
       */
      id: number;
      removed: components['schemas']['RemovedDto'];
    };
    ErasuresPageDto: {
      items: components['schemas']['ErasureDto'][];
      /**
       * @description `before` of the next page.
       * @example null
       */
      nextBefore: number | null;
    };
    ExportedDeliveryDto: {
      /** @example 1 */
      attempts: number;
      /** @enum {string} */
      channel: 'sales-email' | 'acknowledgement' | 'webhook';
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      createdAt: string;
      /** @example null */
      lastError: string | null;
      /** @example 42 */
      leadId: number;
      /** @example ada@example.com */
      recipient: string;
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      settledAt: string | null;
      /** @enum {string} */
      state: 'waiting' | 'sent' | 'failed';
    };
    ExportedDraftDto: {
      /** @enum {string} */
      kind: 'note' | 'contact';
      /** @example 42 */
      leadId: number;
      /** @example Called, wants a quote for */
      text: string;
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      updatedAt: string;
    };
    ExportedEventDto: {
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      at: string;
      /**
       * @description The text of a note, and values before and after a change.
       * @example {
       *       "text": "Called back, wants a quote."
       *     }
       */
      data: {
        [key: string]: unknown;
      };
      /**
       * @description Whether a staff member did it.
       * @example true
       */
      isByStaff: boolean;
      /** @enum {string} */
      kind:
        | 'submitted'
        | 'details'
        | 'status'
        | 'assigned'
        | 'contact'
        | 'note'
        | 'reopened'
        | 'spam'
        | 'released'
        | 'merged'
        | 'separated'
        | 'undone'
        | 'delivery';
      /** @example 42 */
      leadId: number;
    };
    ExportedLeadDto: {
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
      /** @example 42 */
      id: number;
      /** @example false */
      isSpam: boolean;
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      lastActivityAt: string;
      /**
       * @description The lead that it was merged into.
       * @example null
       */
      mergedIntoId: number | null;
      /** @example Ada Byron */
      name: string;
      /** @example /austin-access-control */
      page: string | null;
      /** @example 512 555 0199 */
      phone: string | null;
      /** @example access-control */
      service: string | null;
      /** @enum {string} */
      status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost';
    };
    ExportedRequestDto: {
      /**
       * Format: date-time
       * @example null
       */
      answeredAt: string | null;
      /**
       * @description Name of the staff member who answered.
       * @example null
       */
      answeredBy: string | null;
      /** @example austin */
      city: string | null;
      /**
       * Format: date-time
       * @description When the lead was won or lost without an answer.
       * @example null
       */
      closedAt: string | null;
      /** @example Analytical Homes */
      company: string | null;
      /** @example ada@example.com */
      email: string;
      /** @example ada@example.com */
      emailIdentity: string | null;
      /** @example 77 */
      id: number;
      /** @enum {string} */
      kind: 'contact' | 'case-study';
      /**
       * @description The first page of the visit.
       * @example /
       */
      landing: string | null;
      /** @example 42 */
      leadId: number;
      /** @example Two gates and a garage. */
      message: string | null;
      /** @example Ada Byron */
      name: string;
      /** @example /austin-access-control */
      page: string | null;
      /** @example 512 555 0199 */
      phone: string | null;
      /** @example +15125550199 */
      phoneIdentity: string | null;
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      receivedAt: string;
      /**
       * @description The reference of the receipt.
       * @example 7F3K-92QD
       */
      reference: string;
      /** @example www.example.org */
      referrerHost: string | null;
      /** @description The release of the remote that served the form. */
      release: string | null;
      /**
       * Format: date-time
       * @description Null while it is held as spam.
       */
      responseDueAt: string | null;
      /**
       * @description In seconds of business time.
       * @example null
       */
      responseSeconds: number | null;
      /** @example access-control */
      service: string | null;
      /**
       * @description Why it looks like spam.
       * @example []
       */
      spamReasons: string[];
      /** @example 0 */
      spamScore: number;
      /**
       * @description Stored with a delay, from the journal: the database did not respond in time.
       * @example false
       */
      storedInJournalFirst: boolean;
      /**
       * Format: uuid
       * @description Recognizes a form that is sent twice.
       */
      submissionId: string;
      /**
       * @description The UTM values of the visit.
       * @example {
       *       "utm_source": "newsletter"
       *     }
       */
      utm: {
        [key: string]: string;
      };
      /** @description The wording of that version: heading, fields, button. */
      wording: string | null;
      /**
       * @description The version of the wording that the form showed. Null if the form did not name it.
       * @example contact-1
       */
      wordingVersion: string | null;
    };
    FormerOwnerDto: {
      /** @example 3 */
      id: number;
      /**
       * @description Leads without spam.
       * @example 219
       */
      leads: number;
      /** @example Grace Hopper */
      name: string;
      /**
       * @description Those that are neither won nor lost.
       * @example 12
       */
      openLeads: number;
    };
    HealthDto: {
      /** @description Sent only to clients on the same host. */
      details?: {
        [key: string]: {
          [key: string]: unknown;
        };
      };
      /** @enum {string} */
      status: 'ok' | 'error';
    };
    InvitedStaffDto: {
      /**
       * @description By default, agents and managers may export leads and viewers may not.
       * @example true
       */
      canExport: boolean;
      /**
       * Format: date-time
       * @example 2026-11-20T15:04:05.000Z
       */
      createdAt: string;
      /** @example ada@lumenward.example */
      email: string;
      /**
       * @description Whether two-step verification is on.
       * @example true
       */
      hasSecondFactor: boolean;
      /** @example 7 */
      id: number;
      invitation: components['schemas']['StaffLinkDto'];
      /** @example Ada Byron */
      name: string;
      /**
       * @description Leads of which it is the owner, without won and lost ones and spam.
       * @example 12
       */
      openLeads: number;
      /** @example agent */
      role: components['schemas']['Role'];
      /**
       * @description `invited` cannot sign in yet.
       * @example active
       */
      state: components['schemas']['StaffState'];
    };
    LastRetentionRunDto: {
      /**
       * Format: date-time
       * @example 2026-11-20T09:00:02.000Z
       */
      at: string;
      removed: components['schemas']['RetentionRunDto'];
    };
    LeadActionDto: {
      /** @enum {string} */
      kind: 'status' | 'assign' | 'read' | 'unread' | 'spam' | 'release';
      /**
       * @description For `assign`: the id of an agent or manager, or null to unassign.
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
       * Format: uuid
       * @description `batchId` of your action that this one continues, for more than 200 leads: both are undone as one.
       */
      batchId?: string;
      /**
       * @example [
       *       42,
       *       43
       *     ]
       */
      leadIds: number[];
      /** @description What you saw of the leads. A value that the action would overwrite although a colleague has changed it since is kept, and the lead is left. */
      seen?: components['schemas']['SeenLeadDto'][];
    };
    LeadBatchDto: {
      /** Format: uuid */
      batchId: string;
      /**
       * @description Number of leads that the action has changed.
       * @example 2
       */
      changed: number;
      /** @description Leads that were not changed, and why. */
      left: components['schemas']['LeftLeadDto'][];
    };
    LeadCountDto: {
      /** @example 112 */
      count: number;
      /**
       * @description If false, there are at least `count` leads. Counting stops at 10000.
       * @example true
       */
      isExact: boolean;
    };
    LeadDto: {
      /**
       * Format: date-time
       * @description The last answer.
       * @example null
       */
      answeredAt: string | null;
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
      /** @example false */
      hasFailedDelivery: boolean;
      /** @example 42 */
      id: number;
      /** @example false */
      isSpam: boolean;
      /** @description Whether you have not read it since the last submission. */
      isUnread: boolean;
      /**
       * Format: date-time
       * @description Time of the last submission.
       * @example 2026-06-01T15:04:05.678Z
       */
      lastActivityAt: string;
      /**
       * @description Id of the last submission, for marking what you have read.
       * @example 77
       */
      lastSubmissionId: number;
      /** @description Leads that have been merged into this one. */
      mergedLeads: components['schemas']['PersonDto'][];
      /** @example Ada Byron */
      name: string;
      owner: components['schemas']['PersonDto'] | null;
      /** @example /austin-access-control */
      page: string | null;
      /** @example 512 555 0199 */
      phone: string | null;
      /** @description At most five leads with the same email address, phone number, or name and company. Each lists the other. */
      possibleDuplicates: components['schemas']['PossibleDuplicateDto'][];
      /**
       * @example physical-security
       * @enum {string|null}
       */
      practice: 'physical-security' | 'audiovisual' | 'connectivity' | 'it-security' | null;
      /**
       * @description Of the requests that wait or, if none waits, of the last one. Null for spam.
       * @enum {string|null}
       */
      response: 'waiting' | 'answered' | 'closed' | null;
      /**
       * Format: date-time
       * @description When the earliest request that waits for an answer is due, or null.
       * @example 2026-06-01T15:34:05.678Z
       */
      responseDueAt: string | null;
      /** @example access-control */
      service: string | null;
      /**
       * @description Beginning of the last message.
       * @example Two gates and a garage.
       */
      snippet: string;
      /**
       * @description The form of the first submission.
       * @enum {string}
       */
      source: 'contact' | 'case-study';
      /**
       * @description Why the last submission looks like spam.
       * @example []
       */
      spamReasons: string[];
      /** @enum {string} */
      status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost';
      /**
       * @description The last submission was stored with a delay: the database did not respond in time.
       * @example false
       */
      storedInJournalFirst: boolean;
      /** @description The submissions, newest first, at most 50. */
      submissions: components['schemas']['LeadSubmissionDto'][];
      /** @description The latest 50 entries. */
      timeline: components['schemas']['TimelineEntryDto'][];
      /**
       * @description For GET /api/admin/leads/{id}/timeline.
       * @example null
       */
      timelineCursor: string | null;
      /**
       * @description A request waits although an earlier one was answered or closed.
       * @example false
       */
      wroteAgain: boolean;
    };
    LeadFilterDto: {
      /** @description All requests are answered. */
      answered?: boolean | null;
      /** @description City of the page; `none` for unknown. */
      city?: string | null;
      /**
       * @description With a request that waits for an answer: any, overdue, or due within 15 minutes.
       * @enum {string|null}
       */
      due?: 'waiting' | 'overdue' | 'soon' | null;
      /** @description Leads with a failed delivery only. */
      failed?: boolean | null;
      /**
       * Format: date
       * @description First day of arrival, in the time zone of the business.
       */
      from?: string | null;
      /** @description `me`, `none`, `left` for owners who cannot act on leads any more, or the id of a staff member. */
      owner?: (('me' | 'none' | 'left') | number) | null;
      /** @description Page with the form; `none` for unknown. */
      page?: string | null;
      /**
       * @description All services of a practice; `none` for services without a practice.
       * @enum {string|null}
       */
      practice?: 'physical-security' | 'audiovisual' | 'connectivity' | 'it-security' | 'none' | null;
      /** @description Words or prefixes of words, all of which must occur in the name, company, email, phone number, reference, service, practice, city, page, messages, notes or logged contacts. A known reference or whole email address finds its leads alone. Without matches, similar spellings are searched; text without a letter or digit finds nothing. */
      q?: string | null;
      /** @description Requested service; `none` for unknown. */
      service?: string | null;
      /**
       * @description Form of the first submission.
       * @enum {string|null}
       */
      source?: 'contact' | 'case-study' | null;
      /** @description Spam instead of the inbox. */
      spam?: boolean | null;
      /** @description Any of these. */
      status?: ('new' | 'contacted' | 'qualified' | 'won' | 'lost')[] | null;
      /**
       * Format: date
       * @description Last day of arrival.
       */
      to?: string | null;
      /** @description Leads that you have not read. */
      unread?: boolean | null;
    };
    LeadIdsDto: {
      /**
       * @description Whether more leads match.
       * @example false
       */
      hasMore: boolean;
      /**
       * @description The latest leads first, at most 50,000.
       * @example [
       *       43,
       *       42
       *     ]
       */
      ids: number[];
    };
    LeadListDto: {
      items: components['schemas']['LeadSummaryDto'][];
      /**
       * @description Cursor of the next page, or null.
       * @example null
       */
      nextCursor: string | null;
      /** @description Number of leads on all pages. */
      total: components['schemas']['LeadCountDto'];
    };
    LeadSearchDto: {
      /** @description All requests are answered. */
      answered?: boolean | null;
      /** @description City of the page; `none` for unknown. */
      city?: string | null;
      /** @description `nextCursor` of the previous page. */
      cursor?: string | null;
      /**
       * @description With a request that waits for an answer: any, overdue, or due within 15 minutes.
       * @enum {string|null}
       */
      due?: 'waiting' | 'overdue' | 'soon' | null;
      /** @description Leads with a failed delivery only. */
      failed?: boolean | null;
      /**
       * Format: date
       * @description First day of arrival, in the time zone of the business.
       */
      from?: string | null;
      /** @description By default 50. */
      limit?: number | null;
      /** @description `me`, `none`, `left` for owners who cannot act on leads any more, or the id of a staff member. */
      owner?: (('me' | 'none' | 'left') | number) | null;
      /** @description Page with the form; `none` for unknown. */
      page?: string | null;
      /**
       * @description All services of a practice; `none` for services without a practice.
       * @enum {string|null}
       */
      practice?: 'physical-security' | 'audiovisual' | 'connectivity' | 'it-security' | 'none' | null;
      /** @description Words or prefixes of words, all of which must occur in the name, company, email, phone number, reference, service, practice, city, page, messages, notes or logged contacts. A known reference or whole email address finds its leads alone. Without matches, similar spellings are searched; text without a letter or digit finds nothing. */
      q?: string | null;
      /** @description Requested service; `none` for unknown. */
      service?: string | null;
      /**
       * @description By default `-lastActivity`.
       * @enum {string|null}
       */
      sort?: '-lastActivity' | 'lastActivity' | '-created' | 'created' | 'name' | 'due' | null;
      /**
       * @description Form of the first submission.
       * @enum {string|null}
       */
      source?: 'contact' | 'case-study' | null;
      /** @description Spam instead of the inbox. */
      spam?: boolean | null;
      /** @description Any of these. */
      status?: ('new' | 'contacted' | 'qualified' | 'won' | 'lost')[] | null;
      /**
       * Format: date
       * @description Last day of arrival.
       */
      to?: string | null;
      /** @description Leads that you have not read. */
      unread?: boolean | null;
    };
    LeadSubmissionDto: {
      /**
       * Format: date-time
       * @example null
       */
      answeredAt: string | null;
      /**
       * @description Name of the staff member who answered.
       * @example null
       */
      answeredBy: string | null;
      /** @example austin */
      city: string | null;
      /**
       * Format: date-time
       * @description When the lead was won or lost without an answer.
       * @example null
       */
      closedAt: string | null;
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
       * @description The reference of the receipt.
       * @example 7F3K-92QD
       */
      reference: string;
      /** @example www.example.org */
      referrerHost: string | null;
      /** @description The release of the remote that served the form. */
      release: string | null;
      /**
       * Format: date-time
       * @description Null while it is held as spam.
       */
      responseDueAt: string | null;
      /**
       * @description In seconds of business time.
       * @example null
       */
      responseSeconds: number | null;
      /** @example access-control */
      service: string | null;
      /**
       * @description Why it looks like spam.
       * @example []
       */
      spamReasons: string[];
      /** @example 0 */
      spamScore: number;
      /**
       * @description Stored with a delay, from the journal: the database did not respond in time.
       * @example false
       */
      storedInJournalFirst: boolean;
      /**
       * @description The UTM values of the visit.
       * @example {
       *       "utm_source": "newsletter"
       *     }
       */
      utm: {
        [key: string]: string;
      };
      /** @description The wording of that version: heading, fields, button. */
      wording: string | null;
      /**
       * @description The version of the wording that the form showed. Null if the form did not name it.
       * @example contact-1
       */
      wordingVersion: string | null;
    };
    LeadSummaryDto: {
      /**
       * Format: date-time
       * @description The last answer.
       * @example null
       */
      answeredAt: string | null;
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
      /** @example false */
      hasFailedDelivery: boolean;
      /** @example 42 */
      id: number;
      /** @example false */
      isSpam: boolean;
      /** @description Whether you have not read it since the last submission. */
      isUnread: boolean;
      /**
       * Format: date-time
       * @description Time of the last submission.
       * @example 2026-06-01T15:04:05.678Z
       */
      lastActivityAt: string;
      /**
       * @description Id of the last submission, for marking what you have read.
       * @example 77
       */
      lastSubmissionId: number;
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
       * @description Of the requests that wait or, if none waits, of the last one. Null for spam.
       * @enum {string|null}
       */
      response: 'waiting' | 'answered' | 'closed' | null;
      /**
       * Format: date-time
       * @description When the earliest request that waits for an answer is due, or null.
       * @example 2026-06-01T15:34:05.678Z
       */
      responseDueAt: string | null;
      /** @example access-control */
      service: string | null;
      /**
       * @description Beginning of the last message.
       * @example Two gates and a garage.
       */
      snippet: string;
      /**
       * @description The form of the first submission.
       * @enum {string}
       */
      source: 'contact' | 'case-study';
      /**
       * @description Why the last submission looks like spam.
       * @example []
       */
      spamReasons: string[];
      /** @enum {string} */
      status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost';
      /**
       * @description The last submission was stored with a delay: the database did not respond in time.
       * @example false
       */
      storedInJournalFirst: boolean;
      /**
       * @description A request waits although an earlier one was answered or closed.
       * @example false
       */
      wroteAgain: boolean;
    };
    LeftLeadDto: {
      /** @example 42 */
      leadId: number;
      /** @example Ben took this lead a moment ago. */
      message: string;
      /**
       * @description `missing`: removed. `merged`: part of another lead. `changed`: by a colleague since you saw it.
       * @enum {string}
       */
      reason: 'missing' | 'merged' | 'changed';
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
       * @description The `token` in the fragment of the link.
       * @example kR4v…
       */
      token: string;
    };
    MergedDto: {
      /**
       * Format: uuid
       * @description Identifies the change for undo.
       */
      batchId: string;
    };
    MergeDto: {
      /**
       * @description The lead to merge into the lead of the URL.
       * @example 43
       */
      leadId: number;
      /** @description What you saw of the leads. A value that the action would overwrite although a colleague has changed it since is kept, and the lead is left. */
      seen?: components['schemas']['SeenLeadDto'][];
    };
    MergePreviewDto: {
      into: components['schemas']['LeadSummaryDto'];
      merged: components['schemas']['LeadSummaryDto'];
      result: components['schemas']['LeadSummaryDto'];
    };
    NewSavedViewDto: {
      /** @example Austin, unanswered */
      name: string;
      /**
       * @description The query string of the list.
       * @example status=new&city=austin
       */
      query: string;
      /**
       * @description Replaces a view that has this name.
       * @example false
       */
      replace?: boolean;
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
      /**
       * Format: uuid
       * @description The id of the draft of this text, which is removed. It is an idempotency key: repeating the request stores nothing more.
       */
      draftId?: string;
      /** @example Called, wants a quote for two gates. */
      text: string;
    };
    NotUndoneDto: {
      /** @example 44 */
      leadId: number;
      /** @example The status of Ada Byron has been changed since. */
      reason: string;
    };
    OidcCodeDto: {
      /**
       * @description Of the authenticator app, or a recovery code.
       * @example 123456
       */
      code: string;
    };
    OidcContinuationDto: {
      /**
       * @description Page of the lead desk to continue at.
       * @example /admin/leads
       */
      returnTo: string;
    };
    OidcProviderDto: {
      /**
       * @description For the button: “Sign in with Okta”.
       * @example Okta
       */
      name: string;
    };
    OidcRedirectDto: {
      /**
       * @description Sign-in page of the provider.
       * @example https://id.example.com/authorize?client_id=…
       */
      url: string;
    };
    OidcSignInDto: {
      /**
       * @description The user enters their credentials again, for a recent sign-in.
       * @example true
       */
      isConfirmation?: boolean;
      /**
       * @description Page of the lead desk to continue at.
       * @example /admin/leads
       */
      returnTo: string;
    };
    OpeningDto: {
      /**
       * Format: date-time
       * @example 2026-11-26T00:00:00.000Z
       */
      closes: string;
      /**
       * Format: date-time
       * @example 2026-11-25T14:00:00.000Z
       */
      opens: string;
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
       * @description Whether it is the session of this request.
       * @example true
       */
      isCurrent: boolean;
      /**
       * Format: date-time
       * @description Updated once a minute.
       * @example 2026-11-20T16:04:05.000Z
       */
      lastSeenAt: string;
      /**
       * Format: date-time
       * @example 2026-11-20T15:04:05.000Z
       */
      startedAt: string;
    };
    PasskeyAssertionDto: {
      /**
       * @description Id of the credential.
       * @example kQ3vYb0dT1…
       */
      id: string;
      response: components['schemas']['AssertionResponseDto'];
    };
    PasskeyAttestationDto: {
      /**
       * @description Id of the credential.
       * @example kQ3vYb0dT1…
       */
      id: string;
      response: components['schemas']['AttestationResponseDto'];
    };
    PasskeyCreationOptionsDto: {
      /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, for one use within five minutes. */
      options: {
        [key: string]: unknown;
      };
    };
    PasskeyDto: {
      /**
       * Format: date-time
       * @example 2026-11-20T15:04:05.000Z
       */
      createdAt: string;
      /** @example 3 */
      id: number;
      /**
       * Format: date-time
       * @example 2026-11-21T15:04:05.000Z
       */
      lastUsedAt: string | null;
      /**
       * @description At first the name of the password manager or browser.
       * @example iCloud Keychain
       */
      name: string;
    };
    PasskeyNameDto: {
      /** @example Work laptop */
      name: string;
    };
    PasskeyRequestOptionsDto: {
      /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for one use within five minutes. */
      options: {
        [key: string]: unknown;
      };
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
       * @description The `token` in the fragment of the link.
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
       * @description False without a mail server; managers then hand out links.
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
    PersonExportDto: {
      /**
       * @example [
       *       "ada@example.com"
       *     ]
       */
      addresses: string[];
      /** @description E-mails and webhooks about the requests. */
      deliveries: components['schemas']['ExportedDeliveryDto'][];
      /** @description Notes that staff have typed and not saved. */
      drafts: components['schemas']['ExportedDraftDto'][];
      /** @description Timelines with notes. */
      events: components['schemas']['ExportedEventDto'][];
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      exportedAt: string;
      leads: components['schemas']['ExportedLeadDto'][];
      /** @description The forms that the person has sent, with their wording. */
      requests: components['schemas']['ExportedRequestDto'][];
      /**
       * @description Forms that wait for the database, as the journal of the API has them.
       * @example []
       */
      waitingRequests: {
        [key: string]: unknown;
      }[];
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
      /**
       * @description What they have in common. `name`: name and company.
       * @enum {string}
       */
      reason: 'email' | 'phone' | 'name';
    };
    /** @description Problem details (RFC 9457). */
    Problem: {
      /** @example Name is required. */
      detail: string;
      /** @description One message per invalid field. */
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
       * @description The challenge and its solution, in the format of the ALTCHA libraries.
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
       * @description The `submissionId` of the form.
       */
      submissionId: string;
    };
    ReadMarkDto: {
      /** @example false */
      isUnread: boolean;
      /**
       * @description The last submission that you have seen. By default the last one.
       * @example 77
       */
      lastSubmissionId?: number;
    };
    RecoveryCodesDto: {
      /**
       * @description Shown once. Each works once. Empty if there are some already.
       * @example [
       *       "abcd-efgh-jkmn-pqrs"
       *     ]
       */
      codes: string[];
    };
    RemovedDto: {
      /**
       * @description E-mails and webhooks, waiting, sent and failed.
       * @example 4
       */
      deliveries: number;
      /**
       * @description Entries of timelines besides notes.
       * @example 9
       */
      events: number;
      /**
       * @description Requests that waited in the journal.
       * @example 0
       */
      journalEntries: number;
      /** @example 1 */
      leads: number;
      /** @example 2 */
      notes: number;
      /** @example 3 */
      requests: number;
      /**
       * @description Saved views whose filter searched for one of the addresses.
       * @example 0
       */
      savedViews: number;
    };
    ResponsesDto: {
      /** @example 97 */
      answered: number;
      /**
       * @description Answered before they were due.
       * @example 90
       */
      answeredInTime: number;
      /**
       * @description The lead was won or lost without an answer.
       * @example 3
       */
      closedUnanswered: number;
      /**
       * @description Answered, closed or due by now. The others wait and are not due yet.
       * @example 100
       */
      decided: number;
      /**
       * @description In seconds of business time.
       * @example 840
       */
      medianSeconds: number | null;
      /**
       * @description 90th percentile.
       * @example 3100
       */
      p90Seconds: number | null;
      /** @example 120 */
      requests: number;
      /**
       * @description Share of the decided requests that were answered in time.
       * @example 0.9
       */
      shareInTime: number | null;
      /**
       * @description Leads that wait for an answer now, of any period.
       * @example 3
       */
      waitingLeads: number;
      /**
       * @description Query string of the list with these leads.
       * @example city=austin&from=2026-06-01&to=2026-06-30
       */
      waitingQuery: string;
    };
    RetentionDto: {
      lastRun: components['schemas']['LastRetentionRunDto'] | null;
      /**
       * Format: date-time
       * @description When the next run is due.
       * @example 2026-11-21T09:00:00.000Z
       */
      nextRunAt: string;
      rules: components['schemas']['RetentionRuleDto'][];
    };
    /**
     * @description `open`: neither won nor lost nor spam.
     * @enum {string}
     */
    RetentionKind: 'spam' | 'lost' | 'won' | 'open' | 'deliveries';
    RetentionRuleDto: {
      /**
       * @description Days without activity after which leads are removed, or days after which sent deliveries are. 0: never.
       * @example 30
       */
      days: number;
      /**
       * @description How many the next run removes, as of now.
       * @example 12
       */
      due: number;
      /** @description `open`: neither won nor lost nor spam. */
      kind: components['schemas']['RetentionKind'];
    };
    RetentionRunDto: {
      /** @example 40 */
      deliveries: number;
      /** @example 0 */
      lost: number;
      /** @example 0 */
      open: number;
      /** @example 12 */
      spam: number;
      /** @example 0 */
      won: number;
    };
    /** @enum {string} */
    Role: 'viewer' | 'agent' | 'manager';
    SaveDraftDto: {
      /** @enum {string} */
      kind: 'note' | 'contact';
      /**
       * @description The revision that the text was typed on. 0: the draft is new.
       * @example 0
       */
      revision: number;
      /**
       * @description Stored as it is.
       * @example Called, wants a quote for
       */
      text: string;
    };
    SavedViewDto: {
      /** @example 5 */
      id: number;
      /** @example Austin, unanswered */
      name: string;
      /** @example status=new&city=austin */
      query: string;
    };
    SecondFactorCodeDto: {
      /**
       * @description The code that the authenticator app shows.
       * @example 123456
       */
      code: string;
    };
    SecondFactorDto: {
      /**
       * @description Whether an authenticator app is set up.
       * @example true
       */
      hasApp: boolean;
      /** @example true */
      isOn: boolean;
      /** @example 10 */
      recoveryCodesLeft: number;
    };
    SeenLeadDto: {
      /** @example 42 */
      leadId: number;
      /**
       * @description The owner, or null for nobody.
       * @example null
       */
      ownerId?: number | null;
      /** @enum {string} */
      status?: 'new' | 'contacted' | 'qualified' | 'won' | 'lost';
    };
    SeparateDto: {
      /**
       * @description A lead that has been merged into the lead of the URL.
       * @example 43
       */
      leadId: number;
    };
    SessionDto: {
      /**
       * @description Whether leads may be exported.
       * @example true
       */
      canExport: boolean;
      /** @example staff@lumenward.example */
      email: string;
      /**
       * @description Whether the account has a password that it may use.
       * @example true
       */
      hasPassword: boolean;
      /** @example 7 */
      id: number;
      /**
       * @description Name of the OpenID Connect provider, if it opened the session or there is no password to do so.
       * @example null
       */
      identityProvider: string | null;
      /** @example Ada Byron */
      name: string;
      /**
       * @example agent
       * @enum {string}
       */
      role: 'viewer' | 'agent' | 'manager';
      /**
       * Format: date-time
       * @description Until when two-step verification has to be turned on. After that, only the account page works.
       * @example null
       */
      secondFactorDueAt: string | null;
      /**
       * @description Of the business, in which staff read all times.
       * @example America/Chicago
       */
      timeZone: string;
    };
    SessionsEndDto: {
      /**
       * Format: password
       * @example correct horse battery staple
       */
      password?: string;
      /**
       * Format: uuid
       * @description The session to end; without it, all sessions except the current one.
       * @example 0b9dc2f0-53a5-4f6e-8d44-5a5d8f2a9c01
       */
      sessionId?: string;
    };
    SignInMethodsDto: {
      /** @description The OpenID Connect provider, if there is one. */
      openIdConnect: components['schemas']['OidcProviderDto'] | null;
    };
    StaffChangeDto: {
      /**
       * @description Whether the user may export leads.
       * @example true
       */
      canExport?: boolean;
      /**
       * @description Disabling ends all sessions.
       * @example true
       */
      isDisabled?: boolean;
      /**
       * @description Who takes over the open leads of someone who is disabled or becomes a viewer: the id of an agent or manager, or null for nobody. Required if there are open leads.
       * @example 7
       */
      leadsTo?: number | null;
      /** @example Ada King */
      name?: string;
      /** @example manager */
      role?: components['schemas']['Role'];
    };
    StaffDto: {
      /**
       * @description By default, agents and managers may export leads and viewers may not.
       * @example true
       */
      canExport: boolean;
      /**
       * Format: date-time
       * @example 2026-11-20T15:04:05.000Z
       */
      createdAt: string;
      /** @example ada@lumenward.example */
      email: string;
      /**
       * @description Whether two-step verification is on.
       * @example true
       */
      hasSecondFactor: boolean;
      /** @example 7 */
      id: number;
      /** @example Ada Byron */
      name: string;
      /**
       * @description Leads of which it is the owner, without won and lost ones and spam.
       * @example 12
       */
      openLeads: number;
      /** @example agent */
      role: components['schemas']['Role'];
      /**
       * @description `invited` cannot sign in yet.
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
       * @description Only without a mail server: the link to hand over. It works once.
       * @example https://www.lumenward.example/admin/password#token=…
       */
      link?: string;
      /**
       * @description `reset` for an account with a password.
       * @example invitation
       */
      purpose: components['schemas']['StaffLinkPurpose'];
    };
    /** @enum {string} */
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
     * @description `invited` cannot sign in yet.
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
    StoredPersonDto: {
      /**
       * @description All email addresses of the person.
       * @example [
       *       "ada@example.com"
       *     ]
       */
      addresses: string[];
      /**
       * @description E-mails and webhooks.
       * @example 4
       */
      deliveries: number;
      /**
       * @description Entries of timelines besides notes.
       * @example 9
       */
      events: number;
      /** @description The lead, the leads merged into it, and all others with one of the addresses, also in spam. */
      leads: components['schemas']['PersonDto'][];
      /** @example 2 */
      notes: number;
      /** @example 3 */
      requests: number;
    };
    TimelineDto: {
      items: components['schemas']['TimelineEntryDto'][];
      /**
       * @description Cursor of the next page, or null.
       * @example null
       */
      nextCursor: string | null;
    };
    TimelineEntryDto: {
      /** @description Null for automatic events. */
      actor: components['schemas']['PersonDto'] | null;
      /**
       * Format: date-time
       * @example 2026-06-01T15:04:05.678Z
       */
      at: string;
      /**
       * Format: uuid
       * @description The action, for undo.
       */
      batchId: string | null;
      contact: components['schemas']['ContactNewsDto'] | null;
      delivery: components['schemas']['DeliveryNewsDto'] | null;
      /** @description Changed contact details. */
      details: components['schemas']['ContactChangeDto'][];
      /** @example 1042 */
      id: number;
      /**
       * @description Whether the action can be undone, unless something has changed since.
       * @example true
       */
      isUndoable: boolean;
      /** @enum {string} */
      kind:
        | 'submitted'
        | 'details'
        | 'status'
        | 'assigned'
        | 'contact'
        | 'note'
        | 'reopened'
        | 'spam'
        | 'released'
        | 'merged'
        | 'separated'
        | 'undone'
        | 'delivery';
      /** @description The lead that was merged or separated. */
      lead: components['schemas']['PersonDto'] | null;
      /** @example Called, wants a quote for two gates. */
      note: string | null;
      owner: components['schemas']['OwnerChangeDto'] | null;
      status: components['schemas']['StatusChangeDto'] | null;
      submission: components['schemas']['LeadSubmissionDto'] | null;
      /**
       * @description For `undone`: the kind of the event.
       * @enum {string|null}
       */
      undoneKind:
        | 'submitted'
        | 'details'
        | 'status'
        | 'assigned'
        | 'contact'
        | 'note'
        | 'reopened'
        | 'spam'
        | 'released'
        | 'merged'
        | 'separated'
        | 'undone'
        | 'delivery'
        | null;
    };
    TotpSetupDto: {
      /**
       * @description To type into an app that cannot scan.
       * @example JBSWY3DPEHPK3PXP
       */
      secret: string;
      /**
       * @description To show as a QR code.
       * @example otpauth://totp/…
       */
      uri: string;
    };
    UndoDto: {
      /** @description `next` of the previous part, for actions on many leads. */
      after?: number;
      /**
       * Format: uuid
       * @description Without it, the last change of the signed-in staff member within an hour is undone.
       */
      batchId?: string;
    };
    UndoneDto: {
      /**
       * Format: uuid
       * @description The action that was undone.
       */
      batchId: string;
      /**
       * @description What the action was.
       * @enum {string}
       */
      kind:
        | 'submitted'
        | 'details'
        | 'status'
        | 'assigned'
        | 'contact'
        | 'note'
        | 'reopened'
        | 'spam'
        | 'released'
        | 'merged'
        | 'separated'
        | 'undone'
        | 'delivery';
      /**
       * @example [
       *       42,
       *       43
       *     ]
       */
      leadIds: number[];
      /**
       * @description Name of the lead, if it is only one.
       * @example null
       */
      name: string | null;
      /**
       * @description `after` of the next part, or null. One request undoes up to 200 leads.
       * @example null
       */
      next: number | null;
      /**
       * @description Number of undone events.
       * @example 2
       */
      restored: number;
      /** @description Leads of this action that have changed since. Without `batchId`, also later actions that were passed over. */
      skipped: components['schemas']['NotUndoneDto'][];
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
  PasskeysController_list: {
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
          'application/json': components['schemas']['PasskeyDto'][];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PasskeysController_register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyAttestationDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedPasskeyDto'];
        };
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please confirm that it is you: sign in again. */
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
           *       "detail": "Please confirm that it is you: sign in again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please confirm that it is you: sign in again. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description You can have at most 20 passkeys. */
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
           *       "detail": "You can have at most 20 passkeys."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example You can have at most 20 passkeys. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description This request has expired or was used before. Please try again. */
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
           *       "detail": "This request has expired or was used before. Please try again.",
           *       "fields": {
           *         "passkey": "This request has expired or was used before. Please try again."
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This request has expired or was used before. Please try again. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PasskeysController_remove: {
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
      /** @description The passkey is removed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please confirm that it is you: sign in again. */
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
           *       "detail": "Please confirm that it is you: sign in again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please confirm that it is you: sign in again. */
          'text/plain': string;
        };
      };
      /** @description There is no such passkey. */
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
           *       "detail": "There is no such passkey."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no such passkey. */
          'text/plain': string;
        };
      };
      /** @description Your account needs two-step verification. Add another passkey or an authenticator app first. */
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
           *       "detail": "Your account needs two-step verification. Add another passkey or an authenticator app first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Your account needs two-step verification. Add another passkey or an authenticator app first. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PasskeysController_rename: {
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
        'application/json': components['schemas']['PasskeyNameDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyDto'];
        };
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please confirm that it is you: sign in again. */
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
           *       "detail": "Please confirm that it is you: sign in again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please confirm that it is you: sign in again. */
          'text/plain': string;
        };
      };
      /** @description There is no such passkey. */
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
           *       "detail": "There is no such passkey."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no such passkey. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description Name is required. */
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
           *       "detail": "Name is required.",
           *       "fields": {
           *         "name": "Name is required"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Name is required. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PasskeysController_confirmationOptions: {
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
          'application/json': components['schemas']['PasskeyRequestOptionsDto'];
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PasskeysController_registrationOptions: {
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
          'application/json': components['schemas']['PasskeyCreationOptionsDto'];
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
      /** @description Please confirm that it is you: sign in again. */
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
           *       "detail": "Please confirm that it is you: sign in again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please confirm that it is you: sign in again. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description You can have at most 20 passkeys. */
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
           *       "detail": "You can have at most 20 passkeys."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example You can have at most 20 passkeys. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
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
      /** @description The password is changed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description Too many sign-in attempts. Please try again in 8 seconds. */
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
           *       "detail": "Too many sign-in attempts. Please try again in 8 seconds."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Too many sign-in attempts. Please try again in 8 seconds. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  SecondFactorController_show: {
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
          'application/json': components['schemas']['SecondFactorDto'];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  SecondFactorController_renew: {
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
          'application/json': components['schemas']['RecoveryCodesDto'];
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
      /** @description Please confirm that it is you: sign in again. */
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
           *       "detail": "Please confirm that it is you: sign in again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please confirm that it is you: sign in again. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description Two-step verification is off. */
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
           *       "detail": "Two-step verification is off."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Two-step verification is off. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  SecondFactorController_begin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TotpSetupDto'];
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
      /** @description Please confirm that it is you: sign in again. */
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
           *       "detail": "Please confirm that it is you: sign in again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please confirm that it is you: sign in again. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  SecondFactorController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The app is removed. */
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
      /** @description Please confirm that it is you: sign in again. */
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
           *       "detail": "Please confirm that it is you: sign in again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please confirm that it is you: sign in again. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description Your account needs two-step verification. Add another passkey or an authenticator app first. */
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
           *       "detail": "Your account needs two-step verification. Add another passkey or an authenticator app first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Your account needs two-step verification. Add another passkey or an authenticator app first. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  SecondFactorController_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SecondFactorCodeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodesDto'];
        };
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please confirm that it is you: sign in again. */
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
           *       "detail": "Please confirm that it is you: sign in again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please confirm that it is you: sign in again. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description This code is wrong or was used before. */
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
           *       "detail": "This code is wrong or was used before.",
           *       "fields": {
           *         "code": "This code is wrong or was used before"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This code is wrong or was used before. */
          'text/plain': string;
        };
      };
      /** @description Too many sign-in attempts. Please try again in 8 seconds. */
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
           *       "detail": "Too many sign-in attempts. Please try again in 8 seconds."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Too many sign-in attempts. Please try again in 8 seconds. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description The sessions have ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description Too many sign-in attempts. Please try again in 8 seconds. */
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
           *       "detail": "Too many sign-in attempts. Please try again in 8 seconds."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Too many sign-in attempts. Please try again in 8 seconds. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  AuditController_list: {
    parameters: {
      query?: {
        /** @description `nextBefore` of the previous page. */
        before?: number;
        kind?: components['schemas']['AuditKind'];
        /** @description Id of a staff member, as actor or subject. */
        person?: number;
        since?: string;
        /** @description Exclusive. */
        until?: string;
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
          'application/json': components['schemas']['AuditPageDto'];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description person must be the id of a staff member. */
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
           *       "detail": "person must be the id of a staff member."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example person must be the id of a staff member. */
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  BusinessHoursController_show: {
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
          'application/json': components['schemas']['BusinessHoursDto'];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  DeliveriesController_list: {
    parameters: {
      query?: {
        /** @description `nextCursor` of the previous page. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  ErasuresController_list: {
    parameters: {
      query?: {
        /** @description `nextBefore` of the previous page. */
        before?: number;
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
          'application/json': components['schemas']['ErasuresPageDto'];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description before must be the number of a receipt. */
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
           *       "detail": "before must be the number of a receipt."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example before must be the number of a receipt. */
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  ErasuresController_show: {
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
          'application/json': components['schemas']['ErasureDto'];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description There is no such receipt. */
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
           *       "detail": "There is no such receipt."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no such receipt. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  FormerOwnersController_list: {
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
          'application/json': components['schemas']['FormerOwnerDto'][];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LeadActionsController_contact: {
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
        'application/json': components['schemas']['ContactDto'];
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description One of these leads has just been merged. Please try again. */
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
           *       "detail": "One of these leads has just been merged. Please try again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example One of these leads has just been merged. Please try again. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description channel must be one of call, voicemail, email, meeting. */
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
           *       "detail": "channel must be one of call, voicemail, email, meeting.",
           *       "fields": {
           *         "channel": "channel must be one of call, voicemail, email, meeting"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example channel must be one of call, voicemail, email, meeting. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  DraftsController_list: {
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
          'application/json': components['schemas']['DraftDto'][];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  DraftsController_save: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        draftId: string;
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveDraftDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftRevisionDto'];
        };
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description This text was changed in another window. */
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
           *       "detail": "This text was changed in another window."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This text was changed in another window. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description The text is too long: at most 5000 characters, please. */
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
           *       "detail": "The text is too long: at most 5000 characters, please.",
           *       "fields": {
           *         "text": "The text is too long: at most 5000 characters, please"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The text is too long: at most 5000 characters, please. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  DraftsController_delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        draftId: string;
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The text does not exist any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description There is no such draft. */
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
           *       "detail": "There is no such draft."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no such draft. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LeadMergeController_merge: {
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description leadId must be the id of a lead. */
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
           *       "detail": "leadId must be the id of a lead.",
           *       "fields": {
           *         "leadId": "leadId must be the id of a lead"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example leadId must be the id of a lead. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LeadMergeController_preview: {
    parameters: {
      query: {
        leadId: number;
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
          'application/json': components['schemas']['MergePreviewDto'];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description These two have been merged already. */
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
           *       "detail": "These two have been merged already."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example These two have been merged already. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LeadActionsController_note: {
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description An earlier version of this text has already been saved. */
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
           *       "detail": "An earlier version of this text has already been saved."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example An earlier version of this text has already been saved. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description Please enter a note. */
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
           *       "detail": "Please enter a note.",
           *       "fields": {
           *         "text": "Please enter a note"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please enter a note. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PersonController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Any lead of the person. */
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
          'application/json': components['schemas']['StoredPersonDto'];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PersonController_erase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Any lead of the person. */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EraseDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErasureDto'];
        };
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please confirm that it is you: sign in again. */
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
           *       "detail": "Please confirm that it is you: sign in again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please confirm that it is you: sign in again. */
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
      /** @description This person has other email addresses by now. Please check what is erased again. */
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
           *       "detail": "This person has other email addresses by now. Please check what is erased again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This person has other email addresses by now. Please check what is erased again. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description addresses must be a list of email addresses. */
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
           *       "detail": "addresses must be a list of email addresses.",
           *       "fields": {
           *         "addresses": "addresses must be a list of email addresses"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example addresses must be a list of email addresses. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PersonController_export: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Any lead of the person. */
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
          'application/json': components['schemas']['PersonExportDto'];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please confirm that it is you: sign in again. */
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
           *       "detail": "Please confirm that it is you: sign in again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please confirm that it is you: sign in again. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LeadActionsController_mark: {
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
        'application/json': components['schemas']['ReadMarkDto'];
      };
    };
    responses: {
      /** @description It is marked. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
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
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description isUnread must be true or false. */
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
           *       "detail": "isUnread must be true or false.",
           *       "fields": {
           *         "isUnread": "isUnread must be true or false"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example isUnread must be true or false. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LeadMergeController_separate: {
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
        'application/json': components['schemas']['SeparateDto'];
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description These leads are separate already. */
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
           *       "detail": "These leads are separate already."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example These leads are separate already. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description leadId must be the id of a lead. */
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
           *       "detail": "leadId must be the id of a lead.",
           *       "fields": {
           *         "leadId": "leadId must be the id of a lead"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example leadId must be the id of a lead. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LeadActionsController_apply: {
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Ben took this lead a moment ago. */
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
           *       "detail": "Ben took this lead a moment ago."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Ben took this lead a moment ago. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description There is no such staff member. */
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
           *       "detail": "There is no such staff member.",
           *       "fields": {
           *         "ownerId": "There is no such staff member"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example There is no such staff member. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LeadExportController_export: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LeadFilterDto'];
      };
    };
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description You are not allowed to export leads. A manager can allow it. */
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
           *       "detail": "You are not allowed to export leads. A manager can allow it."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example You are not allowed to export leads. A manager can allow it. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description status must be one of new, contacted, qualified, won, lost. */
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
           *       "detail": "status must be one of new, contacted, qualified, won, lost."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example status must be one of new, contacted, qualified, won, lost. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LeadListController_ids: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LeadFilterDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeadIdsDto'];
        };
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description status must be one of new, contacted, qualified, won, lost. */
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
           *       "detail": "status must be one of new, contacted, qualified, won, lost."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example status must be one of new, contacted, qualified, won, lost. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LeadListController_search: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LeadSearchDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeadListDto'];
        };
      };
      /** @description cursor does not belong to this list. Please start at its first page. */
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
           *       "detail": "cursor does not belong to this list. Please start at its first page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example cursor does not belong to this list. Please start at its first page. */
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description sort must be one of -lastActivity, lastActivity, -created, created, name, due. */
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
           *       "detail": "sort must be one of -lastActivity, lastActivity, -created, created, name, due."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example sort must be one of -lastActivity, lastActivity, -created, created, name, due. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LiveLeadsController_stream: {
    parameters: {
      query?: never;
      header?: {
        /** @description The last received `id`. The stream resumes after it. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description Too many tabs are open. Please close some of them. */
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
           *       "detail": "Too many tabs are open. Please close some of them."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Too many tabs are open. Please close some of them. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  LeadActionsController_undo: {
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description The status of Ada Byron has been changed since. Nothing was undone. */
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
           *       "detail": "The status of Ada Byron has been changed since. Nothing was undone."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The status of Ada Byron has been changed since. Nothing was undone. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description batchId must be the id of an action. */
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
           *       "detail": "batchId must be the id of an action.",
           *       "fields": {
           *         "batchId": "batchId must be the id of an action"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example batchId must be the id of an action. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  RetentionController_show: {
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
          'application/json': components['schemas']['RetentionDto'];
        };
      };
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  RetentionController_run: {
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
          'application/json': components['schemas']['RetentionRunDto'];
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
      /** @description Please confirm that it is you: sign in again. */
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
           *       "detail": "Please confirm that it is you: sign in again."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please confirm that it is you: sign in again. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description A run is in progress already. Please try again later. */
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
           *       "detail": "A run is in progress already. Please try again later."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example A run is in progress already. Please try again later. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
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
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description This is the last manager who can sign in. Please make someone else a manager first. */
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
           *       "detail": "This is the last manager who can sign in. Please make someone else a manager first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This is the last manager who can sign in. Please make someone else a manager first. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description This is your own account. Please change your password under “Account”. */
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
           *       "detail": "This is your own account. Please change your password under “Account”."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This is your own account. Please change your password under “Account”. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  StaffController_resetSecondFactor: {
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
      /** @description Two-step verification is off. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please change your own two-step verification under “Account”. */
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
           *       "detail": "Please change your own two-step verification under “Account”."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please change your own two-step verification under “Account”. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description Signed out on all devices. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description You have a view with this name. Replace it? */
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
           *       "detail": "You have a view with this name. Replace it?"
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example You have a view with this name. Replace it? */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description The view does not exist any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
  ProofOfWorkController_accept: {
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
      /** @description The solution is accepted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
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
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
  IntakeHealthController_intake: {
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
          'application/json': components['schemas']['HealthDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HealthDto'];
        };
      };
    };
  };
  LivenessController_live: {
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
          'application/json': components['schemas']['HealthDto'];
        };
      };
    };
  };
  IntakeHealthController_ready: {
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
          'application/json': components['schemas']['HealthDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HealthDto'];
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description This link has already been used or has expired. Please request a new one. */
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
           *       "detail": "This link has already been used or has expired. Please request a new one."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This link has already been used or has expired. Please request a new one. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description This link has already been used or has expired. Please request a new one. */
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
           *       "detail": "This link has already been used or has expired. Please request a new one."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This link has already been used or has expired. Please request a new one. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PasswordResetController_availability: {
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PasswordResetController_request: {
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
      /** @description If the account exists, a link is sent. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description This portal does not send email. Please ask a manager for a link. */
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
           *       "detail": "This portal does not send email. Please ask a manager for a link."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This portal does not send email. Please ask a manager for a link. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description The password is set. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description This link has already been used or has expired. Please request a new one. */
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
           *       "detail": "This link has already been used or has expired. Please request a new one."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This link has already been used or has expired. Please request a new one. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Please turn on two-step verification under “Account” first. */
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
           *       "detail": "Please turn on two-step verification under “Account” first."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please turn on two-step verification under “Account” first. */
          'text/plain': string;
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description Two-step verification is on: a code is needed. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeRequiredDto'];
        };
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
          'text/plain': string;
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description Too many sign-in attempts. Please try again in 8 seconds. */
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
           *       "detail": "Too many sign-in attempts. Please try again in 8 seconds."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Too many sign-in attempts. Please try again in 8 seconds. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description Signed out. */
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  OidcController_methods: {
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
          'application/json': components['schemas']['SignInMethodsDto'];
        };
      };
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  OidcController_begin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OidcSignInDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OidcRedirectDto'];
        };
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
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
      /** @description Sign-in with an identity provider is not configured. */
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
           *       "detail": "Sign-in with an identity provider is not configured."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Sign-in with an identity provider is not configured. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description The page must be one of the lead desk. */
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
           *       "detail": "The page must be one of the lead desk.",
           *       "fields": {
           *         "returnTo": "The page must be one of the lead desk"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The page must be one of the lead desk. */
          'text/plain': string;
        };
      };
      /** @description Too many sign-in attempts. Please try again later. */
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
           *       "detail": "Too many sign-in attempts. Please try again later."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Too many sign-in attempts. Please try again later. */
          'text/plain': string;
        };
      };
      /** @description Okta cannot be reached. Please try again in a minute, or sign in with your password. */
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
           *       "detail": "Okta cannot be reached. Please try again in a minute, or sign in with your password."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Okta cannot be reached. Please try again in a minute, or sign in with your password. */
          'text/plain': string;
        };
      };
    };
  };
  OidcController_callback: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Continue in the lead desk. */
      303: {
        headers: {
          /** @description Page of the lead desk, or of the provider. */
          Location?: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Sign-in with an identity provider is not configured. */
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
           *       "detail": "Sign-in with an identity provider is not configured."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Sign-in with an identity provider is not configured. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  OidcController_verifyCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OidcCodeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OidcContinuationDto'];
        };
      };
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
          'text/plain': string;
        };
      };
      /** @description This code is wrong or was used before. */
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
           *       "detail": "This code is wrong or was used before."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This code is wrong or was used before. */
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
      /** @description Sign-in with an identity provider is not configured. */
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
           *       "detail": "Sign-in with an identity provider is not configured."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Sign-in with an identity provider is not configured. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description Please enter the code. */
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
           *       "detail": "Please enter the code.",
           *       "fields": {
           *         "code": "Please enter the code"
           *       }
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Please enter the code. */
          'text/plain': string;
        };
      };
      /** @description Too many sign-in attempts. Please try again in 8 seconds. */
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
           *       "detail": "Too many sign-in attempts. Please try again in 8 seconds."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Too many sign-in attempts. Please try again in 8 seconds. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  OidcController_signOut: {
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
          'application/json': components['schemas']['OidcRedirectDto'];
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
      /** @description Sign-in with an identity provider is not configured. */
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
           *       "detail": "Sign-in with an identity provider is not configured."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Sign-in with an identity provider is not configured. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PasskeySignInController_signIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyAssertionDto'];
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
      /** @description The request could not be read. Please reload the page. */
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
           *       "detail": "The request could not be read. Please reload the page."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request could not be read. Please reload the page. */
          'text/plain': string;
        };
      };
      /** @description This passkey is not registered here. It may have been removed. */
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
           *       "detail": "This passkey is not registered here. It may have been removed."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example This passkey is not registered here. It may have been removed. */
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The request is too large. Please shorten it, or call us at 512-555-0142. */
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
           *       "detail": "The request is too large. Please shorten it, or call us at 512-555-0142."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The request is too large. Please shorten it, or call us at 512-555-0142. */
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
      /** @description The response of the passkey could not be read. */
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
           *       "detail": "The response of the passkey could not be read."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The response of the passkey could not be read. */
          'text/plain': string;
        };
      };
      /** @description Too many sign-in attempts. Please try again in 8 seconds. */
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
           *       "detail": "Too many sign-in attempts. Please try again in 8 seconds."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Too many sign-in attempts. Please try again in 8 seconds. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
  PasskeySignInController_options: {
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
          'application/json': components['schemas']['PasskeyRequestOptionsDto'];
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
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
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
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
      /** @description No session, and opened in a browser: continue in the lead desk. */
      303: {
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
      /** @description Page not found. */
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
           *       "detail": "Page not found."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example Page not found. */
          'text/plain': string;
        };
      };
      /** @description The service is temporarily unavailable. Please try again in a minute. */
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
           *       "detail": "The service is temporarily unavailable. Please try again in a minute."
           *     }
           */
          'application/problem+json': components['schemas']['Problem'];
          /** @example The service is temporarily unavailable. Please try again in a minute. */
          'text/plain': string;
        };
      };
    };
  };
}
