import { FaqSection } from '../sections/faq.section.tsx';
import { FiguresPanel } from '../sections/figures.tsx';
import { OverviewWithAside } from '../sections/overview.section.tsx';
import { PromptSection } from '../sections/prompt.section.tsx';
import { StepsSection } from '../sections/steps.section.tsx';
import { UsesRows } from '../sections/uses.section.tsx';
import type { ServiceLayoutProps } from '../service.ts';

export const NetworkingLayout = ({ service, document }: ServiceLayoutProps) => (
  <>
    <OverviewWithAside service={service} aside={<FiguresPanel service={service} />} />
    {document}
    <StepsSection service={service} shape="row" sunken={!document} />
    <PromptSection service={service} />
    <UsesRows service={service} />
    <FaqSection service={service} shape="rows" sunken />
  </>
);
