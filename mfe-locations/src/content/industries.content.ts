/** Names of the sections of `/industries` by anchor. The page belongs to the marketing remote. */
export const industryNames = {
  'distressed-properties': 'Distressed Properties',
  'property-management': 'Property Management',
  construction: 'Construction',
  automotive: 'Automotive',
  'non-profit': 'Non-Profit',
  'self-storage': 'Self-Storage',
  education: 'Education',
  'places-of-worship': 'Places of Worship',
  logistics: 'Logistics',
  manufacturing: 'Manufacturing',
  retail: 'Retail',
  office: 'Office',
  government: 'Government',
  medical: 'Medical',
  entertainment: 'Entertainment',
  'marijuana-dispensaries': 'Marijuana Dispensaries',
} as const;

export type Industry = keyof typeof industryNames;
