export { default } from '@portal/build/jest-preset';
