import { FaqSection } from '../sections/faq.section.tsx';
import { FiguresBeside } from '../sections/figures.tsx';
import { OverviewBeside } from '../sections/overview.section.tsx';
import { PromptSection } from '../sections/prompt.section.tsx';
import { StepsSection } from '../sections/steps.section.tsx';
import { UsesCards } from '../sections/uses.section.tsx';
import type { ServiceLayoutProps } from '../service.ts';

/** Rooms first, because clients recognize their own. */
export const AudiovisualLayout = ({ service, document }: ServiceLayoutProps) => (
  <>
    <UsesCards service={service} />
    <OverviewBeside service={service} />
    {document}
    <PromptSection service={service} />
    <FiguresBeside service={service} shape="pairs" />
    <StepsSection service={service} shape="row" colorMode="dark" />
    <FaqSection service={service} shape="columns" />
  </>
);
