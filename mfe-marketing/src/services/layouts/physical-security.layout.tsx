import { FaqSection } from '../sections/faq.section.tsx';
import { FiguresStrip } from '../sections/figures.tsx';
import { OverviewBeside } from '../sections/overview.section.tsx';
import { PromptSection } from '../sections/prompt.section.tsx';
import { StepsSection } from '../sections/steps.section.tsx';
import { UsesColumns } from '../sections/uses.section.tsx';
import type { ServiceLayoutProps } from '../service.ts';

export const PhysicalSecurityLayout = ({ service, document }: ServiceLayoutProps) => (
  <>
    <OverviewBeside service={service} />
    <FiguresStrip service={service} />
    {document}
    <UsesColumns service={service} />
    <PromptSection service={service} />
    <StepsSection service={service} shape="timeline" />
    <FaqSection service={service} shape="columns" sunken />
  </>
);
