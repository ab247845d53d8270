/** Names of the industries by their anchor on `/industries`, in the order of tiles and sections. */
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

export type IndustryId = keyof typeof industryNames;
