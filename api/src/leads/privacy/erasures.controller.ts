import { Get } from '@nestjs/common';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Before } from '../../platform/http/page.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { DeskController } from '../../staff/auth/access.decorators.ts';
import { ErasureDto, ErasuresPageDto } from './erasure.dto.ts';
import { ErasureService } from './erasure.service.ts';

@DeskController('admin/erasures', 'Privacy', 'manager')
export class ErasuresController {
  constructor(private readonly erasures: ErasureService) {}

  @Returns(ErasuresPageDto, 'List the receipts of erased people, newest first', 'Fifty per page.')
  @Get()
  list(@Before('before must be the number of a receipt.') before?: number): Promise<ErasuresPageDto> {
    return this.erasures.list(before);
  }

  @Returns(ErasureDto, 'Show the receipt of an erased person')
  @Get(':id')
  show(@PathId('There is no such receipt.') id: number): Promise<ErasureDto> {
    return this.erasures.show(id);
  }
}
