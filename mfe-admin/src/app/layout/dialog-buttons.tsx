import { Button } from '@portal/ui/button';
import { css } from 'styled-system/css';

const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' });

interface DialogButtonsProps {
  label: string;
  pendingLabel: string;
  tone?: 'danger';
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Cancels or confirms what a dialog asks. */
export const DialogButtons = ({ label, pendingLabel, tone, isPending, onConfirm, onCancel }: DialogButtonsProps) => (
  <form
    className={row}
    data-form-footer
    data-is-final={tone === 'danger' || undefined}
    onSubmit={(event) => {
      event.preventDefault();
      if (!isPending) onConfirm();
    }}
  >
    <Button size="sm" tone="quiet" onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" size="sm" tone={tone} disabled={isPending}>
      {isPending ? pendingLabel : label}
    </Button>
  </form>
);
