import { cityNames } from '@portal/contracts/cities';
import { cityTopics } from '@portal/contracts/city-topics';
import { consultationPath } from '@portal/contracts/consultation';
import { servicePath, services } from '@portal/contracts/services';
import { useSite } from '@portal/platform';
import { Answers } from '@portal/ui/answers';
import { ButtonLink } from '@portal/ui/button';
import { TextLink } from '@portal/ui/link';
import { PageHero } from '@portal/ui/page-hero';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList, faqPage, service } from '@portal/ui/structured-data';
import { cityPath, topicPath } from '../content/addresses.ts';
import type { CityPartner, CityPractice } from '../content/city.ts';
import type { PageDrawings } from './page-drawings.ts';
import { subjectOf } from './subject.ts';

interface TopicHeadProps {
  page: CityPractice | CityPartner;
  drawing: PageDrawings['hero'];
}

/** SEO data and hero. */
export function TopicHead({ page, drawing: Drawing }: TopicHeadProps) {
  const site = useSite();
  const topic = cityTopics[page.topic];
  const city = cityNames[page.city];
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
              See {services[mainService].name}
            </TextLink>
          </>
        }
        drawing={<Drawing />}
      />
      <Answers answers={page.answers} practice={topic.practice} />
    </>
  );
}
