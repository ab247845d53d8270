import type { Transaction } from './transaction.ts';

/**
 * Projects the merge trees of leads: sets all that follows from their requests, corrections, notes, sent e-mails and deliveries. Call it after each
 * change of these, in its transaction, while the roots are locked. Nothing else writes these columns (sql/project_leads.sql).
 */
export async function projectLeads(transaction: Transaction, leadIds: number[]): Promise<void> {
  await transaction.query('select project_leads($1::integer[])', [leadIds]);
}
