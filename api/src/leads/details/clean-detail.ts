import { citySlugs } from '@portal/contracts/cities';
import { checkEmail, emailMessage } from '@portal/contracts/email-address';
import type { DetailField } from '@portal/contracts/lead';
import { textLimits, tooLong } from '@portal/contracts/text-limits';
import { characterCount, visibleLine } from '@portal/contracts/visible-text';

const labels: Record<DetailField, string> = {
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  service: 'Service',
  city: 'City',
};
const limits = { ...textLimits, city: textLimits.service };

/** Cleans a value as the forms of the website do, or returns what is wrong with it. */
export function cleanDetail(field: DetailField, text: string): { value: string } | { problem: string } {
  if (text.includes('\0'))
    return { problem: `${labels[field]} contains a character that cannot be stored. Please type it again` };
  if (field === 'email') {
    const checked = checkEmail(text);
    if ('problem' in checked) return { problem: emailMessage(checked.problem, 'Valid email is required') };
    text = checked.address;
  }
  const value = visibleLine(text);
  if (!value) return { problem: `${labels[field]} is required` };
  if (characterCount(value) > limits[field]) return { problem: tooLong(labels[field], limits[field]) };
  if (field === 'city' && !citySlugs.some((city) => city === value))
    return { problem: `city must be one of ${citySlugs.join(', ')}` };
  return { value };
}
