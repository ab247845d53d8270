import type { Practice } from '@portal/contracts/practices';
import { AudiovisualDrawing } from '@portal/ui/drawing/audiovisual';
import { ConnectivityDrawing } from '@portal/ui/drawing/connectivity';
import { ItSecurityDrawing } from '@portal/ui/drawing/it-security';
import { PhysicalSecurityDrawing } from '@portal/ui/drawing/physical-security';

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
