// Made by `npm run generate` from the API's OpenAPI document.

export interface paths {
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
    /** Tell whether requests can be served: the database answers within a second */
    get: operations['HealthController_ready'];
    put?: never;
    post?: never;
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
     * @description Answers with the session cookie. Ten attempts per client and account in 15 minutes.
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
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
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
}
