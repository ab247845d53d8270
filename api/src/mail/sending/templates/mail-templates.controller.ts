import { Body, Delete, Get, Post, Put } from '@nestjs/common';
import { LeadId } from '../../../leads/lead-id.decorator.ts';
import { PathId } from '../../../platform/http/id.decorators.ts';
import { Creates, Returns, ReturnsNothing } from '../../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../../staff/auth/current-staff.decorator.ts';
import { MailTemplateDto, NewMailTemplateDto, SignatureDto } from './mail-template.dto.ts';
import { MailTemplates } from './mail-templates.service.ts';

const TemplateId = PathId('There is no such template.');

@AllowsEarlierSignIn('Texts for replies: they send nothing.')
@DeskController('admin', 'Mail', 'agent')
export class MailTemplatesController {
  constructor(private readonly templates: MailTemplates) {}

  @Returns([MailTemplateDto], 'List the templates of mails', 'Yours and the shared ones, by name.')
  @Get('mail-templates')
  list(@CurrentStaff() { userId }: StaffMember): Promise<MailTemplateDto[]> {
    return this.templates.list(userId);
  }

  @Returns(
    [MailTemplateDto],
    'List the templates for a lead',
    'In its language, with {{person}} and {{service}} filled in. Fields that are not known stay.',
  )
  @Get('leads/:id/mail-templates')
  listFor(@LeadId id: number, @CurrentStaff() { userId }: StaffMember): Promise<MailTemplateDto[]> {
    return this.templates.listFor(userId, id);
  }

  @Creates(MailTemplateDto, 'Create a template')
  @Post('mail-templates')
  create(@Body() template: NewMailTemplateDto, @CurrentStaff() staff: StaffMember): Promise<MailTemplateDto> {
    return this.templates.create(staff, template);
  }

  @Returns(MailTemplateDto, 'Change a template')
  @Put('mail-templates/:id')
  change(
    @TemplateId id: number,
    @Body() template: NewMailTemplateDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MailTemplateDto> {
    return this.templates.change(staff, id, template);
  }

  @ReturnsNothing('The template does not exist any more.', 'Delete a template')
  @Delete('mail-templates/:id')
  delete(@TemplateId id: number, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.templates.delete(staff, id);
  }

  @Returns(SignatureDto, 'Show your signature')
  @Get('mail-signature')
  async signature(@CurrentStaff() { userId }: StaffMember): Promise<SignatureDto> {
    return { text: await this.templates.signatureOf(userId) };
  }

  @ReturnsNothing('The signature is stored.', 'Set your signature', 'It is added to each reply.')
  @Put('mail-signature')
  setSignature(@Body() { text }: SignatureDto, @CurrentStaff() { userId }: StaffMember): Promise<void> {
    return this.templates.setSignature(userId, text ?? '');
  }
}
