import { prose } from 'styled-system/patterns';

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={prose({ color: 'fg.muted' })}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
