import { Fragment, type ReactNode } from 'react';

/** Returns a sentence with elements in it. */
export const sentence = (texts: TemplateStringsArray, ...parts: ReactNode[]): ReactNode =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the texts do not change
    <Fragment key={index}>
      {text}
      {parts[index]}
    </Fragment>
  ));

/** A name can be written from right to left. */
export const isolated = (name: string) => <bdi>{name}</bdi>;
