import { FaqSection } from '../sections/faq.section.tsx';
import { FiguresPanel } from '../sections/figures.tsx';
import { OverviewWithAside } from '../sections/overview.section.tsx';
import { PromptSection } from '../sections/prompt.section.tsx';
import { StepsSection } from '../sections/steps.section.tsx';
import { UsesRows } from '../sections/uses.section.tsx';
import type { Service } from '../service.ts';

export const NetworkingLayout = ({ service }: { service: Service }) => (
  <>
    <OverviewWithAside service={service} aside={<FiguresPanel service={service} />} />
    <StepsSection service={service} shape="row" sunken />
    <PromptSection service={service} />
    <UsesRows service={service} />
    <FaqSection service={service} shape="rows" sunken />
  </>
);
