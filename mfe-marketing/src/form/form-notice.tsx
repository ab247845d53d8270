import { Icon } from '@portal/ui/icon';
import { CircleAlertIcon, CircleCheckIcon } from '@portal/ui/icons';
import type { ReactNode, Ref } from 'react';
import { css, cx } from 'styled-system/css';

interface FormNoticeProps {
  tone: 'done' | 'failed';
  /** Focus it after the response: the submit button lost the focus when it was disabled. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}

/** The result of a submission, above the fields: the toast covers the end of a form on phones. Not a live region, because the toast announces the result already. */
export function FormNotice({ tone, ref, className, children }: FormNoticeProps) {
  return (
    <div ref={ref} role="note" tabIndex={-1} data-tone={tone} className={cx(className, notice)}>
      <Icon of={tone === 'done' ? CircleCheckIcon : CircleAlertIcon} />
      <p>{children}</p>
    </div>
  );
}

const notice = css({
  display: 'flex',
  gap: '3',
  padding: '4',
  borderRadius: 'control',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'accent.line',
  bg: 'accent.soft',
  textStyle: 'body',
  '&[data-tone=failed]': { borderColor: 'danger.text', color: 'danger.text', bg: 'transparent' },
  '& svg': { flexShrink: '0', marginTop: '1' },
});
