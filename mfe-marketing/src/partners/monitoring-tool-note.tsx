import { TextLink } from '@portal/ui/link';
import { css } from 'styled-system/css';
import { wide } from 'styled-system/patterns';

/** Domotz belongs to none of the five categories. */
export function MonitoringToolNote() {
  return (
    <aside
      aria-labelledby="monitoring-tool"
      data-color-mode="light"
      data-practice="connectivity"
      className={css({ paddingBlock: { base: '10', md: '12' } })}
    >
      <div className={wide()}>
        <div
          className={css({
            display: 'grid',
            gap: '3',
            paddingInlineStart: '5',
            borderInlineStartWidth: 'heavy',
            borderInlineStartStyle: 'solid',
            borderInlineStartColor: 'accent',
          })}
        >
          <h2 id="monitoring-tool" className={css({ textStyle: 'cardTitle' })}>
            What we monitor with: Domotz
          </h2>
          <p className={css({ textStyle: 'body', color: 'fg.muted', maxWidth: 'measure.text' })}>
            Domotz is the software behind our <TextLink to="/services/network-monitoring">network monitoring</TextLink>.
            Its agent lists the devices in a network and checks whether they respond. You do not need to own equipment
            of a certain brand for it.
          </p>
        </div>
      </div>
    </aside>
  );
}
