import type { IndustryId } from '@portal/contracts/industries';
import { BallroomDrawing } from '@portal/drawings/ballroom';
import { ConnectivityDrawing } from '@portal/drawings/connectivity';
import { JobsiteDrawing } from '@portal/drawings/jobsite';
import { PhysicalSecurityDrawing } from '@portal/drawings/physical-security';
import { TruckYardDrawing } from '@portal/drawings/truck-yard';
import type { ComponentType } from 'react';

/** Of the industries whose section has a drawing, see industry.section.tsx. */
const drawings: Partial<Record<IndustryId, ComponentType>> = {
  construction: JobsiteDrawing,
  'self-storage': PhysicalSecurityDrawing,
  logistics: TruckYardDrawing,
  office: ConnectivityDrawing,
  entertainment: BallroomDrawing,
};

export function IndustryDrawing({ id }: { id: IndustryId }) {
  const Drawing = drawings[id];
  return Drawing ? <Drawing /> : null;
}
