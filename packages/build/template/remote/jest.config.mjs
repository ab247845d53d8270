export { default } from '@portal/testing/jest-preset';
