import { trapField, type VisitReport } from '@portal/contracts/visit';
import type { SentForm } from '../intake/submission.ts';

/** Why a form looks like spam, or does not: a name for the machine, a sentence for staff. */
export interface SpamReason {
  name: string;
  points: number;
  sentence: string;
}

/** From this score on, a submission of nobody we know is put aside until somebody, or a proof of work, releases it. */
export const holdFrom = 50;

const shortestFillMilliseconds = 1_000;
const fewLinks = 2;
const shortestRepeatedText = 40;

/** A browser that has worked for a second or two is hardly one of a million. */
export const proven: SpamReason = {
  name: 'proof-of-work',
  points: -50,
  sentence: 'The browser has solved the puzzle that programs avoid.',
};

/** Points for each of up to four other addresses, from the second on: two neighbours may have talked. */
const sameText: SpamReason = {
  name: 'same-text',
  points: 15,
  sentence: 'The same message came from other addresses within a day.',
};

/** Each looks at one thing. Alone, most prove little: people fill in forms quickly too, and send links. */
const rules: ((form: SentForm, body: Record<string, unknown>) => SpamReason | false)[] = [
  (_, body) =>
    typeof body[trapField] === 'string' &&
    body[trapField].trim() !== '' && {
      name: 'trap',
      points: 100,
      sentence: 'A field was filled in that people cannot see.',
    },

  (_, { visit }) => {
    const { took }: { [Name in keyof VisitReport]?: unknown } = Object(visit);
    return (
      typeof took === 'number' &&
      took >= 0 &&
      took < shortestFillMilliseconds && {
        name: 'too-fast',
        points: 40,
        sentence: `It was filled in within ${Math.round(took)} milliseconds.`,
      }
    );
  },

  ({ message }) => {
    const links = message?.match(/https?:\/\/|www\./gi)?.length ?? 0;
    return (
      links > fewLinks && {
        name: 'links',
        points: Math.min(60, links * 10),
        sentence: `The message holds ${links} links.`,
      }
    );
  },

  ({ message }) =>
    /\[url[=\]]|<a\s[^>]*href/i.test(message ?? '') && {
      name: 'markup',
      points: 40,
      sentence: 'The message is written in the markup of forums.',
    },

  ({ name, company }) =>
    /https?:\/\/|www\./i.test(`${name} ${company}`) && {
      name: 'link-as-name',
      points: 50,
      sentence: 'A link stands where a name belongs.',
    },
];

export interface SpamVerdict {
  spamScore: number;
  spamReasons: SpamReason[];
  /** The score from which a submission of nobody known is put aside. */
  holdFrom: number;
  /** What counts in addition if the database finds that others have sent the same; short words repeat by chance. */
  sameText: SpamReason | null;
}

/** What speaks for spam in a form, as far as the form itself tells. */
export function judge(form: SentForm, body: unknown): SpamVerdict {
  const spamReasons = rules.map((rule) => rule(form, Object(body))).filter((reason) => reason !== false);
  return {
    spamScore: spamReasons.reduce((sum, { points }) => sum + points, 0),
    spamReasons,
    holdFrom,
    sameText: (form.message?.length ?? 0) >= shortestRepeatedText ? sameText : null,
  };
}
