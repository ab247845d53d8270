import type { Service } from '../service.ts';

export const accessControl: Service = {
  slug: 'access-control',
  practice: 'physical-security',
  name: 'Access Control',
  title: 'Access control, from the strike to the credential',
  description:
    'Door hardware, readers and cloud access control designed together: fail-safe or fail-secure, OSDP wiring, mobile credentials, clean audit trails.',
  lead: 'Every door is a small machine with a legal duty: keep some people out and let everybody leave. We design the hardware first and the software second.',
  what: [
    'Software is the part you see in a demonstration; the door is the part that fails on a Sunday. So the survey begins with the leaf, the frame and the closer. A storefront with narrow stiles, a fire-rated stairwell and a pool gate want three different locks, and the wrong one is either unsafe or open. Fail-secure hardware stays locked when power is lost and opens from inside by the lever. A magnetic lock is always fail-safe: it needs a motion sensor, a release button and a tie to the fire panel.',
    'Behind the wall we wire OSDP with Secure Channel, which is encrypted and supervised, where the old Wiegand pair was neither. Old 125 kHz cards can be copied at a kiosk, so new systems start with encrypted smart cards or phones.',
  ],
  fits: [
    {
      title: 'Apartment communities',
      text: 'Perimeter and amenities on Brivo, unit doors on wireless Salto locks: one credential from the gate to the bedroom hallway.',
    },
    {
      title: 'Offices with tenants',
      text: 'Elevators, suites and a shared garage, each tenant managing its own people and seeing nobody else’s.',
    },
    {
      title: 'Regulated rooms',
      text: 'Two-person rules, anti-passback and reports by door for evidence rooms, pharmacies and server closets, usually on LenelS2.',
    },
  ],
  figures: [
    {
      value: 'AES-128',
      label: 'protects an OSDP Secure Channel between reader and controller; Wiegand protects nothing',
    },
    { value: '4 h', label: 'of battery behind locks and controllers is our usual starting point' },
    { value: '30 s', label: 'is a typical limit before a propped door is reported' },
    { value: '1 action', label: 'must be enough to leave: no key, no code, no special knowledge' },
  ],
  steps: [
    {
      title: 'Door schedule',
      text: 'A row for each opening: handing, rating, existing hardware, lock, power, reader, release.',
    },
    {
      title: 'Code review',
      text: 'Egress and fire release are settled with the authority before anything is drilled.',
    },
    {
      title: 'Hardware',
      text: 'Hinges and closers are put right first. A door that does not latch cannot be controlled.',
    },
    { title: 'Head end', text: 'Controllers in a locked closet, on their own VLAN, behind a supervised power supply.' },
    {
      title: 'People',
      text: 'Roles and schedules are imported, cards or phones enrolled, the fire release witnessed and recorded.',
    },
  ],
  faq: [
    {
      question: 'Fail-safe or fail-secure?',
      answer:
        'Fail-secure on most perimeter doors, because a power cut should not open the building. Fail-safe where people have to re-enter during a fire, such as some stairwells. Leaving is free in both cases.',
    },
    {
      question: 'Can residents use their phones?',
      answer:
        'Yes, with Brivo or Salto. We still keep a card stock: batteries run flat, and not every resident wants an app.',
    },
    {
      question: 'What happens when someone leaves?',
      answer:
        'One change closes every door. Connected to your directory or property-management system, it happens with the move-out or the last working day.',
    },
  ],
  partners: ['Brivo', 'Salto', 'LenelS2', 'Verkada'],
  related: ['video-surveillance', 'structured-cabling', 'password-management'],
  closing: {
    title: 'Start with a door list',
    text: 'Photographs of both sides of each door are enough for a first schedule and an honest range.',
  },
};
