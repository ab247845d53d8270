import { type Consultation, readConsultation } from '@portal/contracts/consultation';
import { useSearchParams } from '@portal/platform';
import { useEffect, useState } from 'react';

/** Returns what the query asks for. Nothing in the first render, because the page is rendered without a query. */
export function useConsultation(): Consultation {
  const [query] = useSearchParams();
  const [consultation, setConsultation] = useState<Consultation>({});
  useEffect(() => setConsultation(readConsultation(query)), [query]);
  return consultation;
}
