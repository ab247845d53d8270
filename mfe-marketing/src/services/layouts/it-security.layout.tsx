import { FaqSection } from '../sections/faq.section.tsx';
import { FiguresBeside } from '../sections/figures.tsx';
import { OverviewBelow } from '../sections/overview.section.tsx';
import { PromptSection } from '../sections/prompt.section.tsx';
import { StepsSection } from '../sections/steps.section.tsx';
import { UsesColumns } from '../sections/uses.section.tsx';
import type { Service } from '../service.ts';

/** Questions come early: these services change how people work. */
export const ItSecurityLayout = ({ service }: { service: Service }) => (
  <>
    <OverviewBelow service={service} />
    <FaqSection service={service} shape="rows" sunken />
    <PromptSection service={service} />
    <StepsSection service={service} shape="grid" colorMode="dark" />
    <FiguresBeside service={service} shape="table" />
    <UsesColumns service={service} sunken />
  </>
);
