import { css } from 'styled-system/css';

export function Highlight({ children }: { children: string }) {
  return (
    <p
      className={css({
        textStyle: 'subheading',
        padding: { base: '6', md: '8' },
        bg: 'accent.soft',
        borderBlockWidth: 'hairline',
        borderBlockStyle: 'solid',
        borderBlockColor: 'accent.line',
      })}
    >
      {children}
    </p>
  );
}
