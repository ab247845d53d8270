import { useEffect, useState } from 'react';
import { field } from 'styled-system/recipes';

const format = (count: number) => count.toLocaleString('en-US');

interface CharacterCountProps {
  id: string;
  length: number;
  max: number;
}

/** How much of a text's maximum length is used. From 80 % on, screen readers announce what is left when typing pauses. */
export function CharacterCount({ id, length, max }: CharacterCountProps) {
  const [announcement, setAnnouncement] = useState('');
  const classes = field();
  const isNearLimit = length >= max * 0.8;

  useEffect(() => {
    const timer = setTimeout(
      () => setAnnouncement(isNearLimit ? `${format(max - length)} of ${format(max)} characters left` : ''),
      1000,
    );
    return () => clearTimeout(timer);
  }, [isNearLimit, length, max]);

  return (
    <>
      <p id={id} className={classes.count} data-near-limit={isNearLimit || undefined}>
        {length === 0 ? `Up to ${format(max)} characters` : `${format(length)} of ${format(max)} characters`}
      </p>
      <span role="status" className={classes.announcement}>
        {announcement}
      </span>
    </>
  );
}
