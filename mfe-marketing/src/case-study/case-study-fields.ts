/** Fields of `CaseStudyForm`. */
export const caseStudyFields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', required: true, isWide: false },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', required: true, isWide: false },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    required: true,
    isWide: true,
  },
  { name: 'company', label: 'Company', autoComplete: 'organization', required: true, isWide: false },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', required: false, isWide: false },
] as const;
