import { toast } from '@portal/platform';
import { Icon } from '@portal/ui/icon';
import { CopyIcon } from '@portal/ui/icons';
import { usePreferences } from '../frame/preferences.ts';
import { copy, deed, line, words as wordsLook } from './order-line.styles.ts';
import { orderText } from './orders.ts';

interface OrderLineProps {
  /** What it does, as one would say it. */
  label: string;
  order: Parameters<typeof orderText>[1];
  words: string[];
}

/** A command to be copied, ready to run. */
export function OrderLine({ label, order, words }: OrderLineProps) {
  const { ordersAt } = usePreferences();
  const command = orderText(ordersAt, order, ...words);

  const copyIt = async () => {
    try {
      await navigator.clipboard.writeText(command);
      toast.success('Copied', command);
    } catch {
      toast.error('Not copied', 'Please select the command and copy it by hand.');
    }
  };
  return (
    <div>
      <p className={deed}>{label}</p>
      <div className={line}>
        <code className={wordsLook}>{command}</code>
        <button type="button" className={copy} aria-label={`Copy the command: ${label}`} title="Copy" onClick={copyIt}>
          <Icon of={CopyIcon} size="sm" />
        </button>
      </div>
    </div>
  );
}
