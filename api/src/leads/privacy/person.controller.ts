import { Body, Get, Header, Post } from '@nestjs/common';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { DeskController, RequiresRecentSignIn } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { EraseDto, ErasureDto } from './erasure.dto.ts';
import { ErasureService } from './erasure.service.ts';
import { PersonService } from './person.service.ts';
import { PersonExportDto } from './person-export.dto.ts';
import { StoredPersonDto } from './stored-person.dto.ts';

@DeskController('admin/leads/:id/person', 'Privacy', 'manager')
export class PersonController {
  constructor(
    private readonly people: PersonService,
    private readonly erasures: ErasureService,
  ) {}

  @Returns(StoredPersonDto, 'Show what is stored about the person of a lead')
  @Get()
  show(@LeadId id: number): Promise<StoredPersonDto> {
    return this.people.show(id);
  }

  @Returns(
    PersonExportDto,
    'Export everything stored about the person of a lead',
    'A JSON file over all leads of the person. Requires a recent sign-in and is recorded in the audit log.',
  )
  @RequiresRecentSignIn()
  @Header('Content-Disposition', 'attachment; filename="person.json"')
  @Get('export')
  export(@LeadId id: number, @CurrentStaff() staff: StaffMember): Promise<PersonExportDto> {
    return this.people.export(staff, id);
  }

  @Returns(
    ErasureDto,
    'Erase the person of a lead',
    'Removes everything stored about the person, which cannot be undone. Reports say how many leads were removed. Requires a recent sign-in. Returns the receipt.',
  )
  @RequiresRecentSignIn()
  @Post('erase')
  erase(@LeadId id: number, @Body() { addresses }: EraseDto, @CurrentStaff() staff: StaffMember): Promise<ErasureDto> {
    return this.erasures.erase(staff, id, addresses);
  }
}
