import { css } from 'styled-system/css';

const key = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '5',
  height: '5',
  paddingInline: '1',
  borderRadius: 'sm',
  border: 'hairline',
  bg: 'bg.sunken',
  color: 'fg.muted',
  fontFamily: 'mono',
  fontSize: '2xs',
  lineHeight: 'none',
  marginInlineStart: '1',
});

/** The keys of a shortcut. */
export function Keys({ of: keys }: { of: string }) {
  return (
    <span>
      {keys.split(' ').map((name) => (
        <kbd key={name} className={key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}
