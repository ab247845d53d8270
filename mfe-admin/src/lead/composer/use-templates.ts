import { practiceName } from '@portal/contracts/practices';
import { useNavigate } from '@portal/platform';
import { queryClient } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { MailTemplate } from '@portal/staff-client/lead';
import { openMenu } from '../../commands/overlay.ts';
import { templatesPath } from '../../paths.ts';
import { useAction } from '../../use-action.ts';

/** Returns a function that lets the user choose a template in the language of a lead, filled in. */
export function useTemplates(leadId: number, onChoose: (template: MailTemplate) => void) {
  const navigate = useNavigate();
  return useAction({
    run: (_button: Element) =>
      queryClient.fetchQuery({
        queryKey: ['admin', 'mail-templates', leadId],
        queryFn: ({ signal }) =>
          unwrap(staff.GET('/api/admin/leads/{id}/mail-templates', { params: { path: { id: leadId } }, signal })),
        staleTime: 0,
      }),
    failed: 'The templates could not be loaded',
    onSuccess: (templates, button) => {
      const items = templates.map((template) => ({
        label: template.name,
        hint: [template.practice && practiceName(template.practice), template.isShared && 'Shared']
          .filter(Boolean)
          .join(' · '),
        run: () => onChoose(template),
      }));
      if (items.length > 0) openMenu('Template', items, button);
      else {
        const write = { label: 'Write a template', run: () => navigate(templatesPath) };
        openMenu('There are no templates yet', [write], button);
      }
    },
  }).mutate;
}
