import { useEffect, useState } from 'react';
import { field } from 'styled-system/recipes';

const format = (count: number) => count.toLocaleString('en-US');

/** What it says, with numbers as they are shown. */
export interface CharacterTexts {
  limit(max: string): string;
  used(length: string, max: string): string;
  left(rest: string, max: string): string;
}

const english: CharacterTexts = {
  limit: (max) => `Up to ${max} characters`,
  used: (length, max) => `${length} of ${max} characters`,
  left: (rest, max) => `${rest} of ${max} characters left`,
};

interface CharacterCountProps {
  id: string;
  length: number;
  max: number;
  texts?: CharacterTexts;
}

/** How much of a text's maximum length is used. From 80 % on, screen readers announce what is left when typing pauses. */
export function CharacterCount({ id, length, max, texts = english }: CharacterCountProps) {
  const [announcement, setAnnouncement] = useState('');
  const classes = field();
  const isNearLimit = length >= max * 0.8;

  useEffect(() => {
    const timer = setTimeout(
      () => setAnnouncement(isNearLimit ? texts.left(format(max - length), format(max)) : ''),
      1000,
    );
    return () => clearTimeout(timer);
  }, [isNearLimit, length, max, texts]);

  return (
    <>
      <p id={id} className={classes.count} data-near-limit={isNearLimit || undefined}>
        {length === 0 ? texts.limit(format(max)) : texts.used(format(length), format(max))}
      </p>
      <span role="status" className={classes.announcement}>
        {announcement}
      </span>
    </>
  );
}
