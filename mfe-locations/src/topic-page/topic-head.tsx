import { consultationPath } from '@portal/contracts/consultation';
import { serviceNames } from '@portal/contracts/service-names';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { TextLink } from '@portal/ui/link';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, faqPage, service } from '@portal/ui/structured-data';
import { cityPath, servicePath, topicPath } from '../content/addresses.ts';
import { cities } from '../content/cities.content.ts';
import type { CityPartner, CityTopic } from '../content/city.ts';
import { topicOf } from '../content/topics.content.ts';
import type { PageDrawings } from './page-drawings.ts';
import { subjectOf } from './subject.ts';

interface TopicHeadProps {
  page: CityTopic | CityPartner;
  drawing: PageDrawings['hero'];
}

/** SEO data and hero. */
export function TopicHead({ page, drawing: Drawing }: TopicHeadProps) {
  const site = useSite();
  const topic = topicOf(page.topic);
  const city = cities[page.city].name;
  const path = topicPath(page.city, page.topic);
  const crumbs = [{ label: 'Home', to: '/' }, { label: city, to: cityPath(page.city) }, { label: topic.name }];
  const about = subjectOf(page);
  const [mainService] = page.services;

  return (
    <>
      <Seo
        title={page.title}
        description={page.description}
        path={path}
        structuredData={[
          service(site, { path, serviceType: topic.name, description: page.description, city }),
          breadcrumbList(site, path, crumbs),
          faqPage(page.faq.items),
        ]}
      />
      <PageHero
        practice={topic.practice}
        breadcrumbs={crumbs}
        eyebrow={about}
        title={page.headline}
        lead={page.lead}
        actions={
          <>
            <ButtonLink to={consultationPath({ service: topic.practice, about })} size="lg">
              Request a consultation
            </ButtonLink>
            <TextLink to={servicePath(mainService)} arrow>
              See {serviceNames[mainService]}
            </TextLink>
          </>
        }
        drawing={<Drawing />}
      />
    </>
  );
}
