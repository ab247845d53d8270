import { defaultBusinessHours, describeWeek, readWeek } from '@portal/contracts/business-hours';
import { mailtoHref } from '@portal/contracts/mailto';
import { phoneHref } from '@portal/contracts/site';
import { WorkbenchDrawing } from '@portal/drawings/workbench';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { CallToAction } from '@portal/ui/call-to-action';
import { ComparisonTable } from '@portal/ui/comparison-table';
import { PhoneIcon } from '@portal/ui/icons';
import { PageHero } from '@portal/ui/page-hero';
import { Section } from '@portal/ui/section';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, business } from '@portal/ui/structured-data';
import { css } from 'styled-system/css';
import { afterHours, supportPlans, supportTimes } from '../client-statements.ts';
import { AfterHours } from './after-hours.tsx';
import { PlansSection } from './plans.section.tsx';
import { SituationsSection } from './situations.section.tsx';
import { haveReady, maintenance, situations } from './support.content.ts';

export function Component() {
  const site = useSite();
  const { phone, email, businessHours = defaultBusinessHours } = site;

  return (
    <>
      <Seo
        title="Support & Maintenance in Austin & San Antonio"
        description="For clients: whom to call, when, and what to do now. For buyers: what to check on doors, cameras, networks and rooms, and how often."
        path="/support"
        structuredData={[
          business(site),
          breadcrumbList(site, '/support', [{ label: 'Home', to: '/' }, { label: 'Support and maintenance' }]),
        ]}
      />
      <PageHero
        eyebrow="Already a client?"
        title="Support and maintenance"
        lead="Call us. Read us the number on the door, camera or rack, and we open the right drawing."
        actions={
          <>
            <ButtonLink to={phoneHref(phone)} size="lg">
              <PhoneIcon aria-hidden />
              {phone}
            </ButtonLink>
            <ButtonLink to={mailtoHref(email)} size="lg" tone="quiet">
              {email}
            </ButtonLink>
          </>
        }
        drawing={<WorkbenchDrawing />}
      >
        <dl className={hours}>
          <div>
            <dt>Office hours</dt>
            <dd>{describeWeek(readWeek(businessHours))}</dd>
          </div>
          <div>
            <dt>Local support around Austin</dt>
            <dd>24/7</dd>
          </div>
          <AfterHours statement={afterHours} />
        </dl>
      </PageHero>
      <SituationsSection
        title="What to do now"
        intro="If someone is in danger or a crime is under way, call 911 first."
        situations={situations}
        ready={{ title: 'Have this ready', items: haveReady }}
      />
      <Section
        id="maintenance"
        sunken
        title="What to check, and how often"
        intro="Security and network equipment fails quietly. This is the minimum. Dust, heat and heavy use call for more."
      >
        <ComparisonTable
          caption="Maintenance by system"
          columns={['System', 'Check', 'How often', 'What happens without it']}
          rows={maintenance}
        />
      </Section>
      <PlansSection plans={supportPlans} times={supportTimes} />
      <CallToAction
        title="Was it installed by someone else?"
        text="Bring drawings and the last invoice, and tell us who holds the passwords. Please do not send them. We tell you what can be maintained as it is."
        about="Support"
      />
    </>
  );
}

const hours = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '10',
  rowGap: '4',
  '& dt': { textStyle: 'small', color: 'fg.muted' },
  '& dd': { textStyle: 'cardTitle', margin: '0' },
  '& small': { display: 'block', textStyle: 'small', fontFamily: 'body', fontWeight: 'regular', color: 'fg.muted' },
});
