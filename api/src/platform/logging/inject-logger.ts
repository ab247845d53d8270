import { Inject } from '@nestjs/common';

export const loggerToken = Symbol('logger');
export const InjectLogger = () => Inject(loggerToken);
