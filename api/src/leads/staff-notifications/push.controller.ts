import { Body, Delete, Get, Put } from '@nestjs/common';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { PushStateDto, PushSubscriptionDto } from './push-subscription.dto.ts';
import { StaffPush } from './staff-push.service.ts';

@AllowsEarlierSignIn('Own notifications: they change nothing of others.')
@DeskController('admin/notifications/push', 'Notifications', 'viewer')
export class PushController {
  constructor(private readonly push: StaffPush) {}

  @Returns(PushStateDto, 'Show where you get push messages')
  @Get()
  async show(@CurrentStaff() { userId }: StaffMember): Promise<PushStateDto> {
    return { publicKey: (await this.push.keys()).publicKey, devices: await this.push.count(userId) };
  }

  @ReturnsNothing('The browser gets them.', 'Get push messages in a browser', 'It stops those of its earlier user.')
  @Put()
  add(@Body() subscription: PushSubscriptionDto, @CurrentStaff() { userId }: StaffMember): Promise<void> {
    return this.push.add(userId, subscription);
  }

  @ReturnsNothing('No browser gets them.', 'Stop your push messages in all browsers')
  @Delete()
  remove(@CurrentStaff() { userId }: StaffMember): Promise<void> {
    return this.push.remove(userId);
  }
}
