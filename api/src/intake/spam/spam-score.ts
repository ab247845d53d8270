import { type AttributionReport, honeypotField } from '@portal/contracts/attribution';
import type { FoundRequest } from '../storage/find-request.ts';
import type { RequestContent, SpamAssessment, SpamReason } from '../submission/new-request.ts';

/** Score from which a submission is held until staff or a proof of work releases it. */
export const holdFrom = 50;

const minFillMilliseconds = 1_000;
const maxLinks = 2;
const minRepeatedTextLength = 40;
const maxSameTextSenders = 4;

/** Points for a proof of work: one or two seconds of computing are too expensive for bulk spam. */
export const proofOfWorkReason: SpamReason = {
  name: 'proof-of-work',
  points: -50,
  sentence: 'The browser has solved the puzzle that programs avoid.',
};

/** Points for each other address with the same message, from the second on and at most four. */
const sameTextReason: SpamReason = {
  name: 'same-text',
  points: 15,
  sentence: 'The same message came from other addresses within a day.',
};

/**
 * One rule per signal. Only the honeypot field alone reaches the threshold: people too have links in a message or a name, or a
 * browser that fills the form in at once.
 */
const spamRules: ((form: RequestContent, body: Record<string, unknown>) => SpamReason | false)[] = [
  // The honeypot field.
  (_, body) =>
    typeof body[honeypotField] === 'string' &&
    body[honeypotField].trim() !== '' && {
      name: 'honeypot',
      points: 100,
      sentence: 'A field was filled in that people cannot see.',
    },

  (_, { visit }) => {
    const { msOnPage }: { [Name in keyof AttributionReport]?: unknown } = Object(visit);
    return (
      typeof msOnPage === 'number' &&
      msOnPage >= 0 &&
      msOnPage < minFillMilliseconds && {
        name: 'too-fast',
        points: 40,
        sentence: `It was filled in within ${Math.round(msOnPage)} milliseconds.`,
      }
    );
  },

  ({ message }) => {
    const links = message?.match(/https?:\/\/|www\./gi)?.length ?? 0;
    return (
      links > maxLinks && {
        name: 'links',
        points: Math.min(40, links * 10),
        sentence: `The message contains ${links} links.`,
      }
    );
  },

  ({ message }) =>
    /\b(viagra|cialis|casino|backlinks|payday loans?)\b/i.test(message ?? '') && {
      name: 'words',
      points: 20,
      sentence: 'The message has words of bulk mail.',
    },

  ({ message }) =>
    /\[url[=\]]|<a\s[^>]{0,200}href/i.test(message ?? '') && {
      name: 'markup',
      points: 40,
      sentence: 'The message contains forum or HTML markup.',
    },

  ({ name }) =>
    /https?:\/\/|\bwww\./i.test(name ?? '') && {
      name: 'link-as-name',
      points: 40,
      sentence: 'The name is a link.',
    },
  ({ company }) =>
    /https?:\/\//i.test(company ?? '') && {
      name: 'link-as-company',
      points: 5,
      sentence: 'The company is a link.',
    },
];

/** Scores a form or a mail by what it shows itself. */
export function scoreSpam(form: RequestContent, body: unknown): SpamAssessment {
  const spamReasons = spamRules.map((rule) => rule(form, Object(body))).filter((reason) => reason !== false);
  return {
    spamScore: spamReasons.reduce((sum, { points }) => sum + points, 0),
    spamReasons,
    sameText: (form.message?.length ?? 0) >= minRepeatedTextLength ? sameTextReason : null,
  };
}

/** How much of `MAIL_LEADS_PER_HOUR` can be of one domain. */
const shareOfDomain = 1 / 3;

const tooManyMails = (sentence: string): SpamReason => ({ name: 'mail-rate', points: holdFrom, sentence });

/**
 * Adds what only the database knows: how many other addresses have sent the same message and, of a mail of somebody new, how many have written
 * within the hour.
 *
 * @param mailsPerHour 0 is no limit
 */
export function addKnown(
  { spamScore, spamReasons, sameText }: SpamAssessment,
  {
    senders,
    mailSenders,
    domainSenders,
    leadId,
  }: Pick<FoundRequest, 'senders' | 'mailSenders' | 'domainSenders' | 'leadId'>,
  mailsPerHour = 0,
): Pick<SpamAssessment, 'spamScore' | 'spamReasons'> {
  const isLimited = mailsPerHour > 0 && leadId === null;
  const added = [
    sameText && senders > 1 && { ...sameText, points: Math.min(senders, maxSameTextSenders) * sameText.points },
    isLimited &&
      mailSenders >= mailsPerHour &&
      tooManyMails(`More than ${mailsPerHour} new people have written within an hour.`),
    isLimited &&
      domainSenders >= mailsPerHour * shareOfDomain &&
      tooManyMails('Many new people with addresses of this domain have written within an hour.'),
  ].filter((reason) => reason !== false && reason !== null);
  return {
    spamScore: added.reduce((sum, { points }) => sum + points, spamScore),
    spamReasons: [...spamReasons, ...added],
  };
}
