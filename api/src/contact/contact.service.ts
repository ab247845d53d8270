import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Intake, type Stored, storeOnce } from '../database/store-once.ts';
import type { ContactRequestDto } from './contact-request.dto.ts';

const contactSubmissions: Intake = {
  table: 'contact_submissions',
  columns: ['name', 'company', 'email', 'phone', 'service', 'message'],
  keys: { table: 'submission_keys', reference: 'contact_submission_id' },
};

@Injectable()
export class ContactService {
  constructor(private readonly database: DataSource) {}

  submit({ name, company, email, phone, service, message, submissionId }: ContactRequestDto): Promise<Stored> {
    return storeOnce(this.database, contactSubmissions, [name, company, email, phone, service, message], submissionId);
  }
}
