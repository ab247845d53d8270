import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { NewMailTemplate } from '@portal/staff-client/mail';

/** Own templates and the shared ones, by name. */
export const templatesQuery = queryOptions({
  queryKey: ['admin', 'mail-templates'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/mail-templates', { signal })),
  staleTime: 0,
});

/** Changes a template, or creates one without `id`. */
export async function saveTemplate(template: NewMailTemplate, id?: number) {
  await (id === undefined
    ? staff.POST('/api/admin/mail-templates', { body: template })
    : staff.PUT('/api/admin/mail-templates/{id}', { params: { path: { id } }, body: template }));
  await forgetTemplates();
}

export async function deleteTemplate(id: number) {
  await staff.DELETE('/api/admin/mail-templates/{id}', { params: { path: { id } } });
  await forgetTemplates();
}

export async function addStartingSet(): Promise<void> {
  const { startingSet } = await import(/* webpackChunkName: "starting-set" */ './starting-set.content.ts');
  try {
    for (const template of startingSet)
      await staff.POST('/api/admin/mail-templates', { body: { ...template, isShared: true } });
  } finally {
    await forgetTemplates();
  }
}

/** Also those that leads offer. */
const forgetTemplates = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('mail-templates') });
