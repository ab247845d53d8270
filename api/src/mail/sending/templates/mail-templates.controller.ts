import { Body, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
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

  @ApiOperation({ summary: 'List the templates of mails', description: 'Yours and the shared ones, by name.' })
  @Returns([MailTemplateDto])
  @Get('mail-templates')
  list(@CurrentStaff() { userId }: StaffMember): Promise<MailTemplateDto[]> {
    return this.templates.list(userId);
  }

  @ApiOperation({
    summary: 'List the templates for a lead',
    description: 'In its language, with {{person}} and {{service}} filled in. Fields that are not known stay.',
  })
  @Returns([MailTemplateDto])
  @Get('leads/:id/mail-templates')
  listFor(@LeadId id: number, @CurrentStaff() { userId }: StaffMember): Promise<MailTemplateDto[]> {
    return this.templates.listFor(userId, id);
  }

  @ApiOperation({ summary: 'Create a template' })
  @Creates(MailTemplateDto)
  @Post('mail-templates')
  create(@Body() template: NewMailTemplateDto, @CurrentStaff() staff: StaffMember): Promise<MailTemplateDto> {
    return this.templates.create(staff, template);
  }

  @ApiOperation({ summary: 'Change a template' })
  @Returns(MailTemplateDto)
  @Put('mail-templates/:id')
  change(
    @TemplateId id: number,
    @Body() template: NewMailTemplateDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MailTemplateDto> {
    return this.templates.change(staff, id, template);
  }

  @ApiOperation({ summary: 'Delete a template' })
  @ReturnsNothing('The template does not exist any more.')
  @Delete('mail-templates/:id')
  delete(@TemplateId id: number, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.templates.delete(staff, id);
  }

  @ApiOperation({ summary: 'Show your signature' })
  @Returns(SignatureDto)
  @Get('mail-signature')
  async signature(@CurrentStaff() { userId }: StaffMember): Promise<SignatureDto> {
    return { text: await this.templates.signatureOf(userId) };
  }

  @ApiOperation({ summary: 'Set your signature', description: 'It is added to each reply.' })
  @ReturnsNothing('The signature is stored.')
  @Put('mail-signature')
  setSignature(@Body() { text }: SignatureDto, @CurrentStaff() { userId }: StaffMember): Promise<void> {
    return this.templates.setSignature(userId, text ?? '');
  }
}
