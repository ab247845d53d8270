import { pino } from 'pino';

export const log = pino({ name: 'publisher', level: process.env.LOG_LEVEL || 'info' });
