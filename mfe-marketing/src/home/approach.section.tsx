import { RiserDrawing } from '@portal/drawings/riser';
import { useSite } from '@portal/platform';
import { Section } from '@portal/ui/section';
import { Steps } from '@portal/ui/steps';
import { css } from 'styled-system/css';
import { columns } from 'styled-system/patterns';
import { ApproachVideo } from './approach-video.tsx';
import { approach } from './home.content.ts';

/** The video, if one is configured, or a drawing, and the steps. */
export function ApproachSection() {
  const { videoUrl } = useSite();

  return (
    <Section
      eyebrow="Our approach"
      title="Technology integration as one job instead of four"
      intro="Cameras, doors, cable, Wi-Fi, IT and meeting rooms share one ceiling, one power supply and one network. We plan them together."
    >
      <div className={columns({ alignItems: 'start' })}>
        <div className={css({ gridColumn: { lg: 'span 7' } })}>
          {videoUrl ? (
            <ApproachVideo url={videoUrl} />
          ) : (
            <div
              data-color-mode="dark"
              data-print="hide"
              className={css({ borderRadius: 'card', padding: { base: '6', md: '10' } })}
            >
              <RiserDrawing />
            </div>
          )}
        </div>
        <div className={css({ gridColumn: { lg: '9 / -1' } })}>
          <Steps items={approach} />
        </div>
      </div>
    </Section>
  );
}
