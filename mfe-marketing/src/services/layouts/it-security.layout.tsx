import { FaqSection } from '../sections/faq.section.tsx';
import { FiguresBeside } from '../sections/figures.tsx';
import { OverviewBelow } from '../sections/overview.section.tsx';
import { PromptSection } from '../sections/prompt.section.tsx';
import { StepsSection } from '../sections/steps.section.tsx';
import { UsesColumns } from '../sections/uses.section.tsx';
import type { ServiceLayoutProps } from '../service.ts';

/** Questions come early: these services change how people work. */
export const ItSecurityLayout = ({ service, document }: ServiceLayoutProps) => (
  <>
    <OverviewBelow service={service} />
    {document}
    <FaqSection service={service} shape="rows" sunken={!document} />
    <PromptSection service={service} />
    <StepsSection service={service} shape="grid" colorMode="dark" />
    <FiguresBeside service={service} shape="table" />
    <UsesColumns service={service} sunken />
  </>
);
