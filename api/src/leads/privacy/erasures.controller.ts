import { BadRequestException, Controller, Get, Param, Query as QueryString } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import { type Query, textOf } from '../../platform/http/query-parameters.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { ErasureDto, ErasuresPageDto } from './erasure.dto.ts';
import { ErasureService } from './erasure.service.ts';

const id = { type: 'integer', minimum: 1, maximum: 999_999_999 } as const;
const errors = { 403: 'This needs the role manager, and yours is agent.' };

@ApiTags('Privacy')
@RequiresRole('manager')
@Controller('admin/erasures')
export class ErasuresController {
  constructor(private readonly erasures: ErasureService) {}

  @ApiOperation({ summary: 'List the receipts of erased people, newest first', description: 'Fifty per page.' })
  @ApiQuery({ name: 'before', required: false, schema: id, description: '`nextBefore` of the previous page.' })
  @Returns(ErasuresPageDto, { ...errors, 400: 'before must be the number of a receipt.' })
  @Get()
  list(@QueryString() query: Query): Promise<ErasuresPageDto> {
    const before = textOf(query, 'before');
    if (before !== undefined && !/^[1-9]\d{0,8}$/.test(before))
      throw new BadRequestException('before must be the number of a receipt.');
    return this.erasures.list(before === undefined ? undefined : Number(before));
  }

  @ApiOperation({ summary: 'Show the receipt of an erased person' })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 7 })
  @Returns(ErasureDto, { ...errors, 404: 'There is no such receipt.' })
  @Get(':id')
  show(@Param('id', new IdPipe('There is no such receipt.')) id: number): Promise<ErasureDto> {
    return this.erasures.show(id);
  }
}
