import type { Practice } from '@portal/contracts/practices';
import { FeatureList } from '@portal/ui/feature-list';
import { FlipCard } from '@portal/ui/flip-card';
import { Icon } from '@portal/ui/icon';
import { Building2Icon, HeartHandshakeIcon, HomeIcon, LandmarkIcon } from '@portal/ui/icons';
import { TextLink } from '@portal/ui/link';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { audiences } from './about.content.ts';

const styles: Record<string, { practice: Practice; icon: typeof HomeIcon }> = {
  Multifamily: { practice: 'physical-security', icon: HomeIcon },
  Commercial: { practice: 'connectivity', icon: Building2Icon },
  Government: { practice: 'it-security', icon: LandmarkIcon },
  'Non-Profit': { practice: 'audiovisual', icon: HeartHandshakeIcon },
};

const bulletList = css({
  display: { lg: 'grid' },
  gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: { lg: '6' },
  gap: '2',
});

export function WhoWeServeSection() {
  return (
    <Section colorMode="dark" title="Who We Serve" intro="Turn a card to see what they ask for most.">
      <div className={css({ display: 'grid', gap: '10' })}>
        <ul
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            gap: '6',
          })}
        >
          {audiences.map(({ name, summary, backTitle, bullets, invitation }) => (
            <li key={name} className={css({ display: 'grid' })}>
              <FlipCard
                title={name}
                text={summary}
                practice={styles[name]?.practice}
                icon={styles[name] && <Icon of={styles[name].icon} size="lg" />}
                backTitle={backTitle}
              >
                <FeatureList items={bullets} className={bulletList} />
                <p>
                  <TextLink to={invitation.path} arrow>
                    {invitation.text}
                  </TextLink>
                </p>
              </FlipCard>
            </li>
          ))}
        </ul>
        <p>
          <TextLink to="/industries" arrow>
            All sixteen industries
          </TextLink>
        </p>
      </div>
    </Section>
  );
}
