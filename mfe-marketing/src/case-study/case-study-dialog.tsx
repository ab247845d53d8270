import { Dialog } from '@portal/ui/dialog';
import type { RefObject } from 'react';
import { CaseStudyForm } from './case-study-form.tsx';

interface CaseStudyDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: () => void;
  /** The button that opened it. */
  returnTo: RefObject<HTMLElement | null>;
}

/** A chunk of its own, loaded when somebody reaches for the button: forms and their rules stay off the first load. */
export function CaseStudyDialog({ isOpen, onOpenChange, onDone, returnTo }: CaseStudyDialogProps) {
  return (
    <Dialog
      practice="physical-security"
      title="Download the case study"
      description="Tell us who is reading, and the PDF is saved on your device."
      open={isOpen}
      onOpenChange={onOpenChange}
      returnTo={returnTo}
    >
      <CaseStudyForm onDone={onDone} />
    </Dialog>
  );
}
