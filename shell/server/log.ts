import { pino } from 'pino';

export const log = pino({ name: 'shell', level: process.env.LOG_LEVEL || 'info' });
