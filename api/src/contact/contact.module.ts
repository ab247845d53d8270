import { Module } from '@nestjs/common';
import { ThrottleModule } from '../throttle/throttle.module.ts';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';

@Module({ imports: [ThrottleModule], controllers: [ContactController], providers: [ContactService] })
export class ContactModule {}
