import { anchorOf } from '@portal/contracts/anchor';
import { practiceName } from '@portal/contracts/practices';
import { servicePath, serviceSlugs, services } from '@portal/contracts/services';
import { RiserDrawing } from '@portal/drawings/riser';
import { useSite } from '@portal/platform';
import { CallToAction } from '@portal/ui/call-to-action';
import { FeatureList } from '@portal/ui/feature-list';
import { PageHero } from '@portal/ui/page-hero';
import { PillList } from '@portal/ui/pill-list';
import { Section } from '@portal/ui/section';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, itemList } from '@portal/ui/structured-data';
import { css } from 'styled-system/css';
import { wide } from 'styled-system/patterns';
import { ServiceCard } from './service-card.tsx';
import { serviceCards } from './services.content.ts';

/**
 * From large screens on, the four cards are in view after the scroll by half a window: the hero is about as high as that,
 * and low enough for the height of small windows.
 */
const compactHero = css({
  lg: {
    '--spacing-section': '{spacing.8}',
    display: 'grid',
    alignItems: 'center',
    minHeight: '50vh',
    '& svg': { maxHeight: '19rem' },
  },
});

export function Component() {
  const site = useSite();

  return (
    <>
      <Seo
        title="Security, IT & AV Services in Austin & San Antonio"
        description="Sixteen services in four trades: physical security, networking, IT security and audio/visual, designed, installed and managed by one team."
        path="/services"
        structuredData={[
          breadcrumbList(site, '/services', [{ label: 'Home', to: '/' }, { label: 'Services' }]),
          itemList(
            site,
            '/services',
            serviceSlugs.map((slug) => ({ name: services[slug].name, to: servicePath(slug) })),
          ),
        ]}
      />
      <PageHero
        eyebrow="Four trades, sixteen services"
        title="Services"
        lead="A door reader needs a switch port, the port needs cable, and the recording needs a protected network. One team designs and installs all of it."
        drawing={
          // On phones, "Explore IT Security" of the home page scrolls to the cards.
          <div className={css({ display: { mdDown: 'none' } })}>
            <RiserDrawing />
          </div>
        }
        className={compactHero}
      >
        <PillList
          label="Practices"
          items={serviceCards.map(({ practice }) => ({
            label: practiceName(practice),
            to: `#${anchorOf(practiceName(practice))}`,
          }))}
          className={css({ display: { lg: 'none' } })}
        />
      </PageHero>
      <div
        data-color-mode="light"
        className={css({ paddingTop: { base: 'section', lg: '12' }, paddingBottom: 'section' })}
      >
        <div
          className={wide({
            display: 'grid',
            gridTemplateColumns: {
              base: 'minmax(0, 1fr)',
              md: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(4, minmax(0, 1fr))',
            },
            columnGap: { md: '8', lg: '6' },
            rowGap: '16',
          })}
        >
          {serviceCards.map((card) => (
            <ServiceCard key={card.practice} card={card} />
          ))}
        </div>
      </div>
      <Section sunken title="Before and after the work">
        <FeatureList
          shape="rows"
          items={[
            {
              title: 'What drives the price',
              text: 'Per door and per camera, what a quote should spell out, and CapEx, OpEx and Hybrid compared.',
              to: '/pricing',
            },
            {
              title: 'Support and maintenance',
              text: 'What to check and how often, and for clients, what to do now.',
              to: '/support',
            },
          ]}
        />
      </Section>
      <CallToAction
        title="Not sure which service you need?"
        text="Describe what goes wrong. We work out which of the sixteen it calls for."
      />
    </>
  );
}
