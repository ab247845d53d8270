import { spanishStory } from '../case-study/story.content.ts';
import { Story } from '../case-study/story.tsx';
import { SpanishPage } from './spanish-page.tsx';

export const CaseStudyPage = () => (
  <SpanishPage
    path={spanishStory.path}
    title={spanishStory.title}
    description={spanishStory.description}
    crumb={spanishStory.about}
  >
    <Story story={spanishStory} />
  </SpanishPage>
);
