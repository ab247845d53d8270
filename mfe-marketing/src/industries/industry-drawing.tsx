import type { IndustryId } from '@portal/contracts/industries';
import { BallroomDrawing } from '@portal/ui/drawing/ballroom';
import { ConnectivityDrawing } from '@portal/ui/drawing/connectivity';
import { JobsiteDrawing } from '@portal/ui/drawing/jobsite';
import { PhysicalSecurityDrawing } from '@portal/ui/drawing/physical-security';
import { TruckYardDrawing } from '@portal/ui/drawing/truck-yard';
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
