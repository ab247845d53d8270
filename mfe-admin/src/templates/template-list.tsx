import { languageNames } from '@portal/contracts/language';
import { practiceName } from '@portal/contracts/practices';
import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { MailTemplate } from '@portal/staff-client/mail';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { EllipsisIcon } from '@portal/ui/icons';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { ConfirmDialog } from '../app/layout/confirm-dialog.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { openMenu } from '../commands/overlay.ts';
import { useHasRole } from '../session/session.ts';
import { mutedLine, text } from '../shared.styles.ts';
import { useAction } from '../use-action.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { addStartingSet, deleteTemplate, templatesQuery } from './templates.queries.ts';

const start = css({ display: '-webkit-box', lineClamp: '1', maxWidth: '28rem', color: 'fg.muted' });
/** On small screens at the end of the second line. */
const menuCell = css({ mdDown: { gridColumn: '2', gridRow: '2', textAlign: 'end' } });
/** As high as the line of text. */
const menu = css({ marginBlock: '-2' });
const starting = css({ marginTop: '6' });

export function TemplateList() {
  const query = useQuery(templatesQuery);
  const isManager = useHasRole('manager');
  return (
    <Loaded query={query} what="templates" lines={6}>
      {(templates) => (
        <>
          {templates.length === 0 ? (
            <EmptyState title="No templates yet">Write a text once, and use it in every reply.</EmptyState>
          ) : (
            <Table caption="Templates" headings={['Name', 'Language', 'For', 'Text', 'Actions']} stacked>
              {templates.map((template) => (
                <TemplateRow key={template.id} template={template} canEdit={isManager || !template.isShared} />
              ))}
            </Table>
          )}
          {isManager && !templates.some(({ isShared }) => isShared) && <StartingSet />}
        </>
      )}
    </Loaded>
  );
}

interface TemplateRowProps {
  template: MailTemplate;
  canEdit: boolean;
}

function TemplateRow({ template, canEdit }: TemplateRowProps) {
  const { name, language, practice, subject, isShared } = template;
  const [dialog, setDialog] = useState<'edit' | 'duplicate' | 'delete'>();
  const close = () => setDialog(undefined);
  const items = [
    ...(canEdit ? [{ label: 'Edit', run: () => setDialog('edit') }] : []),
    { label: 'Duplicate', run: () => setDialog('duplicate') },
    ...(canEdit ? [{ label: 'Delete…', run: () => setDialog('delete') }] : []),
  ];
  return (
    <TableRow>
      <TableCell>
        <strong>{name}</strong>
        {practice && <span className={mutedLine}>{practiceName(practice)}</span>}
        {subject && <span className={mutedLine}>{subject}</span>}
      </TableCell>
      <TableCell>{languageNames[language]}</TableCell>
      <TableCell>{isShared ? 'All staff' : 'Only you'}</TableCell>
      <TableCell wide>
        <span className={start}>{template.text}</span>
      </TableCell>
      <TableCell className={menuCell}>
        <Button
          size="sm"
          tone="plain"
          className={menu}
          aria-haspopup="menu"
          aria-label={`Actions for ${name}`}
          onClick={({ currentTarget }) => openMenu(name, items, currentTarget)}
        >
          <Icon of={EllipsisIcon} size="sm" />
        </Button>
        {dialog === 'edit' && <TemplateDialog template={template} id={template.id} onClose={close} />}
        {dialog === 'duplicate' && (
          <TemplateDialog template={{ ...template, name: `${name} (copy)`, isShared: false }} onClose={close} />
        )}
        {dialog === 'delete' && (
          <ConfirmDialog
            title={`Delete ${name}?`}
            description={`${isShared ? 'It is gone for all staff. ' : ''}This cannot be undone. Replies that used it stay as they are.`}
            label="Delete"
            pendingLabel="Deleting…"
            run={() => deleteTemplate(template.id).then(() => toast.success('Template deleted', name))}
            failed="The template was not deleted"
            onClose={close}
          />
        )}
      </TableCell>
    </TableRow>
  );
}

/** For a desk without shared templates. */
function StartingSet() {
  const { mutate, isPending } = useAction({
    run: addStartingSet,
    failed: 'Not all templates were added',
    onSuccess: () => toast.success('Templates added', 'Read them, and change what does not fit.'),
  });
  return (
    <div className={starting}>
      <p className={text}>
        To start with, add four texts in English and Spanish for all staff: first answer, site visit, after the visit,
        and no answer yet.
      </p>
      <Button size="sm" tone="quiet" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Adding…' : 'Add the four texts'}
      </Button>
    </div>
  );
}
