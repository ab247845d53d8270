import { OfficeFloors } from '@portal/drawings/buildings/office';
import { useSite } from '@portal/platform';
import { Section } from '@portal/ui/section';
import { Steps } from '@portal/ui/steps';
import { css } from 'styled-system/css';
import { ApproachVideo } from './approach-video.tsx';
import { approach } from './home.content.ts';

/** The video, if one is configured, or a drawing, and the steps below. */
export function ApproachSection() {
  const { videoUrl } = useSite();

  return (
    <>
      <Section
        layout="sticky"
        eyebrow="Our approach"
        title="Technology integration as one job instead of four"
        intro="Cameras, doors, cable, Wi-Fi, IT and meeting rooms share one ceiling, one power supply and one network. We plan them together."
        className={css({ paddingBottom: '12' })}
      >
        {videoUrl ? (
          <ApproachVideo url={videoUrl} />
        ) : (
          <div data-color-mode="dark" data-print="hide" className={css({ borderRadius: 'card', overflow: 'hidden' })}>
            <OfficeFloors />
          </div>
        )}
      </Section>
      <Section className={css({ paddingTop: '0' })}>
        <Steps shape="row" items={approach} />
      </Section>
    </>
  );
}
