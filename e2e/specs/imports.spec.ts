import { randomUUID } from 'node:crypto';
import { axeViolationsInAppearances } from '../fixtures/axe.ts';
import { phone } from '../fixtures/no-scrolling.ts';
import { leadRows, openDesk } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('imports', { tag: '@inside' }, () => {
  test('a list is checked, imported, corrected and taken back with the keyboard, on a phone', async ({ staff }) => {
    const show = `Show ${randomUUID().slice(0, 8)}`;
    const rows = [1, 2, 3].map((n) => `Visitor ${n} of ${show};visitor${n}@${randomUUID()}.example;Booth ${n}`);
    const file = `\uFEFFAsistente;Correo electrónico;Stand\r\n${rows.join('\r\n')}\r\n;nobody;\r\n`;
    await openDesk(staff, '/admin/imports');
    await staff.setViewportSize(phone);
    await staff
      .getByLabel('CSV file')
      .setInputFiles({ name: `${show}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) });

    const preview = staff.getByRole('table', { name: 'Rows of the file' });
    await expect(staff.getByText('No row of this file can be imported.')).toBeVisible();
    const name = staff.getByRole('combobox', { name: 'Import Asistente as' });
    await name.focus();
    await staff.keyboard.press('n');
    await expect(name).toHaveValue('name');
    await expect(preview.getByRole('row', { name: 'Visitor 1' })).toContainText('New lead');
    await expect(preview.getByRole('row', { name: 'Rejected' })).toContainText('Name is required');
    await expect(staff.getByText('3 new leads, 1 rejected.')).toBeVisible();
    expect(await axeViolationsInAppearances(staff)).toEqual([]);

    await expect(staff.getByLabel('Name of the list')).toHaveValue(show);
    await staff.getByRole('button', { name: 'Import 3 rows' }).press('Enter');
    await expect(staff.getByRole('row', { name: show }).getByText('3 new leads, 1 rejected')).toBeVisible();
    const download = staff.waitForEvent('download');
    await staff.getByRole('button', { name: `Download rejected rows of ${show}` }).press('Enter');
    expect((await download).suggestedFilename()).toBe('rejected-rows.csv');

    await staff.getByRole('link', { name: `Show leads of ${show}` }).press('Enter');
    await expect(leadRows(staff)).toHaveCount(3);
    await staff.getByRole('link', { name: 'Visitor 2' }).press('Enter');
    await expect(staff.getByText(`was imported with the list ${show}`)).toBeVisible();

    await staff.goto('/admin/imports');
    await staff.getByRole('button', { name: `Take back ${show}` }).press('Enter');
    const dialog = staff.getByRole('dialog', { name: `Take back “${show}”?` });
    await expect(dialog.getByText('3 leads that exist only by it: removed.')).toBeVisible();
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Take back' }).press('Enter');
    await expect(staff.getByRole('row', { name: show }).getByText('3 leads removed')).toBeVisible();
    await staff.getByRole('link', { name: `Show leads of ${show}` }).press('Enter');
    await expect(staff.getByText('No matching leads')).toBeVisible();
  });
});
