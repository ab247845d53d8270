import { englishForms } from '@portal/contracts/form-texts';
import { Dialog } from '@portal/ui/dialog';
import type { RefObject } from 'react';
import { CaseStudyForm } from './case-study-form.tsx';

interface CaseStudyDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSuccess: () => void;
  /** Gets the focus when the dialog closes. */
  returnTo: RefObject<HTMLElement | null>;
}

/** A chunk of its own, loaded when the pointer or focus enters the button. */
export function CaseStudyDialog({ isOpen, onOpenChange, onSuccess, returnTo }: CaseStudyDialogProps) {
  return (
    <Dialog
      practice="physical-security"
      title={englishForms.caseStudy.title}
      description="Tell us who is reading, and the PDF is saved on your device."
      open={isOpen}
      onOpenChange={onOpenChange}
      returnTo={returnTo}
    >
      <CaseStudyForm texts={englishForms} onSuccess={onSuccess} />
    </Dialog>
  );
}
