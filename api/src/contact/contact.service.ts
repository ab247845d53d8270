import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import type { ContactRequestDto } from './contact-request.dto.ts';

/** A request in the database: enough to write a receipt. */
export interface StoredContactSubmission {
  id: number;
  createdAt: Date;
}

/**
 * One statement, hence one transaction and one round trip: either the known row, or a new one with its key.
 * A key counts only together with the content it came with, so that a corrected request is never mistaken for a repetition.
 */
const storeOnce = `
  with known as (
    select contact_submission_id as id from submission_keys where key = $7::uuid and content_digest = $8
  ), stored as (
    insert into contact_submissions (name, company, email, phone, service, message)
    select $1, $2, $3, $4, $5, $6 where not exists (select from known)
    returning id, created_at
  ), claimed as (
    insert into submission_keys (key, content_digest, contact_submission_id)
    select $7::uuid, $8, id from stored where $7::uuid is not null
  )
  select id, created_at from stored
  union all
  select id, created_at from contact_submissions where id in (select id from known)`;

@Injectable()
export class ContactService {
  constructor(private readonly database: DataSource) {}

  async submit(request: ContactRequestDto): Promise<StoredContactSubmission> {
    try {
      return await this.store(request);
    } catch (error) {
      // The same form arrived twice at the same moment and the other one was faster: now it is known.
      if (!isRepetition(error)) throw error;
      return await this.store(request);
    }
  }

  private async store(request: ContactRequestDto): Promise<StoredContactSubmission> {
    const content = [request.name, request.company, request.email, request.phone, request.service, request.message].map(
      (value) => value ?? null,
    );
    const digest = createHash('sha256').update(JSON.stringify(content)).digest();
    const rows: { id: number; created_at: Date }[] = await this.database.query(storeOnce, [
      ...content,
      request.submissionId ?? null,
      digest,
    ]);

    const [row] = rows;
    if (!row) throw new Error('Storing a contact submission returned no row.');
    return { id: row.id, createdAt: row.created_at };
  }
}

const isRepetition = (error: unknown) =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'submission_keys_pkey';
