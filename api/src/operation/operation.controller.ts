import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Returns } from '../platform/openapi/returns.decorator.ts';
import { RequiresRole } from '../staff/auth/requires-role.decorator.ts';
import { OperationDto } from './operation.dto.ts';
import { OperationChecks } from './operation-checks.service.ts';

@ApiTags('Operation')
@RequiresRole('manager')
@Controller('admin/operation')
export class OperationController {
  constructor(private readonly checks: OperationChecks) {}

  @ApiOperation({ summary: 'Show the last backup, and what the operator of the portal has to do' })
  @Returns(OperationDto)
  @Get()
  show(): Promise<OperationDto> {
    return this.checks.show();
  }
}
