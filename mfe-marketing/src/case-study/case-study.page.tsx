import { useSite } from '@portal/platform';
import { Seo } from '@portal/ui/seo';
import { breadcrumbList } from '@portal/ui/structured-data';
import { englishStory } from './story.content.ts';
import { Story } from './story.tsx';

export const Component = () => (
  <>
    <Seo
      title={englishStory.title}
      description={englishStory.description}
      path={englishStory.path}
      structuredData={[
        breadcrumbList(useSite(), englishStory.path, [englishStory.home, { label: englishStory.about }]),
      ]}
    />
    <Story story={englishStory} />
  </>
);
