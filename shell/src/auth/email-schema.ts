import { string } from 'yup';

const message = 'Please enter a valid email address';

export const emailSchema = string().trim().default('').required(message).email(message);
