import { Icon } from '@portal/ui/icon';
import { CircleAlertIcon, CircleCheckIcon } from '@portal/ui/icons';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { css, cx } from 'styled-system/css';

interface FormNoticeProps extends HTMLAttributes<HTMLDivElement> {
  tone: 'done' | 'failed';
  /** Focus it after the response: the submit button lost the focus when it was disabled. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * The result of a submission, above the fields: the toast covers the end of a form on phones. Not a live region, because the
 * toast announces the result already.
 */
export function FormNotice({ tone, ref, className, children, ...rest }: FormNoticeProps) {
  return (
    <div {...rest} ref={ref} role="note" tabIndex={-1} data-tone={tone} className={cx(className, notice)}>
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

interface OfflineNoticeProps {
  className?: string;
  children: ReactNode;
}

/** Shown by the shell's first script when the form is sent before hydration and the server cannot be reached. */
export const OfflineNotice = ({ className, children }: OfflineNoticeProps) => (
  <FormNotice tone="failed" data-offline="" hidden className={className}>
    {children}
  </FormNotice>
);
