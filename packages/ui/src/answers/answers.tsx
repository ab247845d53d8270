import { defaultBusinessHours, describeWeek, readWeek } from '@portal/contracts/business-hours';
import { shownValue } from '@portal/contracts/client-statement';
import { license } from '@portal/contracts/client-statements';
import { languageOf } from '@portal/contracts/language';
import type { Practice } from '@portal/contracts/practices';
import { phoneHref } from '@portal/contracts/site';
import { useLocation, useSite } from '@portal/platform';
import type { ReactNode } from 'react';
import { answers as recipe } from 'styled-system/recipes';
import { TextLink } from '../link/link.tsx';
import { noWrap } from '../no-wrap/no-wrap.tsx';
import { SampleNote } from '../sample-note/sample-note.tsx';
import { texts } from './answers.content.ts';

/** What buyers ask first, in one sentence each. */
export interface AnswerTexts {
  /** What drives the cost. */
  cost: string;
  /** How soon it can be done. */
  soon: string;
  /** Whether the work takes a license. */
  licensed: string;
  /** Who had it done before. Only what the website specification says. */
  proof: string;
}

interface AnswersProps {
  answers: AnswerTexts;
  practice?: Practice;
  /** One more answer, which not every page has. */
  children?: ReactNode;
}

/** A row below the hero: cost, time, license, proof, and whom to call. */
export function Answers({ answers, practice, children }: AnswersProps) {
  const site = useSite();
  const { phone, businessHours = defaultBusinessHours } = site;
  const language = languageOf(useLocation().pathname);
  const { label, cost, soon, licensed, proof, call, sample } = texts[language];
  const number = shownValue(license, site);
  const classes = recipe();

  return (
    <aside aria-label={label} data-color-mode="light" data-practice={practice} className={classes.root}>
      <dl className={classes.list}>
        <Answer title={cost.title} text={answers.cost} link={cost.link} />
        <Answer title={soon.title} text={answers.soon} />
        <Answer title={licensed.title} text={answers.licensed} link={licensed.link}>
          {number && (
            <>
              {licensed.ours} {number} <SampleNote statement={license}>{sample}</SampleNote>
            </>
          )}
        </Answer>
        <Answer title={proof.title} text={answers.proof} link={proof.link} />
        {children}
        <div className={classes.answer}>
          <dt>{call}</dt>
          <dd>
            <TextLink to={phoneHref(phone)}>{phone}</TextLink>
            <br />
            {describeWeek(readWeek(businessHours), language)}
          </dd>
        </div>
      </dl>
    </aside>
  );
}

interface AnswerProps {
  title: string;
  text: string;
  link?: { label: string; to: string };
  children?: ReactNode;
}

export const Answer = ({ title, text, link, children }: AnswerProps) => (
  <div className={recipe().answer}>
    <dt>{title}</dt>
    <dd>
      {noWrap(text)} {children} {link && <TextLink to={link.to}>{link.label}</TextLink>}
    </dd>
  </div>
);
