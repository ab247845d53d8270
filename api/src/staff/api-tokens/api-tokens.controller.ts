import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Creates, Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { RequiresRecentSignIn } from '../auth/auth.guard.ts';
import { CurrentStaff, type StaffMember } from '../auth/current-staff.decorator.ts';
import { RequiresRole } from '../auth/requires-role.decorator.ts';
import { ApiTokenDto, CreatedApiTokenDto, NewApiTokenDto } from './api-token.dto.ts';
import { ApiTokens } from './api-tokens.service.ts';

const TokenId = PathId('There is no such API token.');

@ApiTags('API tokens')
@RequiresRole('manager')
@Controller('admin/api-tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokens) {}

  @Returns([ApiTokenDto], 'List the API tokens by name', 'Expired ones too, but not those that were revoked.')
  @Get()
  list(): Promise<ApiTokenDto[]> {
    return this.tokens.list();
  }

  @Creates(CreatedApiTokenDto, 'Create an API token')
  @RequiresRecentSignIn()
  @Post()
  async create(@Body() token: NewApiTokenDto, @CurrentStaff() staff: StaffMember): Promise<CreatedApiTokenDto> {
    return { token: await this.tokens.create(staff, token) };
  }

  @ReturnsNothing('The token is not valid any more.', 'Revoke an API token')
  @RequiresRecentSignIn()
  @Delete(':id')
  revoke(@TokenId id: number, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.tokens.revoke(staff, id);
  }
}
