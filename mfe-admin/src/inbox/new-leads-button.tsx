import { Icon } from '@portal/ui/icon';
import { SortUpIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { hstack } from 'styled-system/patterns';
import { countOf } from '../numbers.ts';

const position = css({
  position: 'absolute',
  top: '2',
  insetInline: '0',
  zIndex: 'header',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
const button = hstack({
  pointerEvents: 'auto',
  display: 'inline-flex',
  gap: '1.5',
  minHeight: '9',
  paddingInline: '4',
  borderRadius: 'full',
  bg: 'accent',
  color: 'accent.fg',
  textStyle: 'label',
  boxShadow: 'raised',
  cursor: 'pointer',
});

/** Shows new leads on request, so that rows do not move while the list is read. */
export function NewLeadsButton({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className={position} role="status">
      {count > 0 && (
        <button type="button" className={button} onClick={onShow}>
          <Icon of={SortUpIcon} size="sm" />
          {countOf(count, 'new lead')}
        </button>
      )}
    </div>
  );
}
