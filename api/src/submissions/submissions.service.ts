import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContactSubmission } from '../contact/contact-submission.entity.ts';
import { ContactSubmissionDto, type SubmissionsPageDto } from './submissions-page.dto.ts';

@Injectable()
export class SubmissionsService {
  constructor(private readonly database: DataSource) {}

  async page(page: number, pageSize: number): Promise<SubmissionsPageDto> {
    const [submissions, total] = await this.database.getRepository(ContactSubmission).findAndCount({
      order: { createdAt: 'desc', id: 'desc' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { items: submissions.map(ContactSubmissionDto.of), page, pageSize, total };
  }
}
