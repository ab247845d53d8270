import { Icon } from '@portal/ui/icon';
import { SortUpIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';

const place = css({
  position: 'absolute',
  top: '2',
  insetInline: '0',
  zIndex: 'header',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
const pill = css({
  pointerEvents: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
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

/** Says that there is something new, without moving what is being read. */
export function FreshPill({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className={place} role="status">
      {count > 0 && (
        <button type="button" className={pill} onClick={onShow}>
          <Icon of={SortUpIcon} size="sm" />
          {count} new
        </button>
      )}
    </div>
  );
}
