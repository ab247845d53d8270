import type { Practice } from '@portal/contracts/practices';
import { AudiovisualDrawing } from '@portal/drawings/audiovisual';
import { ConnectivityDrawing } from '@portal/drawings/connectivity';
import { ItSecurityDrawing } from '@portal/drawings/it-security';
import { PhysicalSecurityDrawing } from '@portal/drawings/physical-security';

const drawings = {
  'physical-security': PhysicalSecurityDrawing,
  connectivity: ConnectivityDrawing,
  'it-security': ItSecurityDrawing,
  audiovisual: AudiovisualDrawing,
};

export function PracticeDrawing({ practice }: { practice: Practice }) {
  const Drawing = drawings[practice];
  return <Drawing />;
}
