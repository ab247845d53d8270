import type { Service } from '../service.ts';

export const accessControl: Service = {
  slug: 'access-control',
  practice: 'physical-security',
  name: 'Access Control',
  title: 'Access control, from the strike to the credential',
  description:
    'Door hardware, readers and cloud access control designed together: fail-safe or fail-secure locks, OSDP wiring, mobile credentials and audit trails.',
  lead: 'A controlled door has two duties: it keeps some people out, and by code it lets everybody leave. We design the hardware first and the software second.',
  what: [
    'The demonstration shows you software, but most trouble later comes from the door itself. So the survey begins with the leaf, the frame and the closer. A storefront with narrow stiles, a fire-rated stairwell and a pool gate want three different locks. Fail-secure hardware stays locked from outside when power is lost and still opens from inside by the lever or the bar. A magnetic lock is always fail-safe. On an exit it is released either by a switch in the door hardware or by a motion sensor, a button and the fire alarm together, as the code in force prescribes.',
    'Between reader and controller we wire OSDP with Secure Channel, which is encrypted and supervised; the older Wiegand interface is neither. Old 125 kHz cards can be copied at a kiosk, so a new system should start with encrypted smart cards or phones.',
  ],
  fits: [
    {
      title: 'Apartment communities',
      text: 'Perimeter and amenities on wired doors with Brivo, apartment doors on battery-powered Salto locks, planned together so that a resident carries one credential.',
    },
    {
      title: 'Offices with tenants',
      text: 'Elevators, suites and a shared garage. Each tenant manages its own people and sees nobody else’s.',
    },
    {
      title: 'Regulated rooms',
      text: 'Two-person rules, anti-passback and a history by door for evidence rooms, pharmacies and server closets, for which LenelS2 is a common choice.',
    },
  ],
  figures: [
    { value: 'AES-128', label: 'is the cipher of an OSDP Secure Channel; a Wiegand line has none' },
    { value: '1 motion', label: 'must be enough to leave by an exit door, without key, code or special knowledge' },
    { value: '34–48 in', label: 'above the floor: where building codes want the lever or bar of an exit door' },
    { value: '125 kHz', label: 'marks the old proximity cards that a kiosk can copy; we plan their retirement' },
  ],
  steps: [
    {
      title: 'Door schedule',
      text: 'A row for each opening: handing, rating, existing hardware, lock, power, reader, release.',
    },
    {
      title: 'Code review',
      text: 'Egress and fire release are settled with the local authority where it has a say, before anything is drilled.',
    },
    {
      title: 'Hardware',
      text: 'Hinges and closers come first: a door that does not latch by itself cannot be controlled.',
    },
    {
      title: 'Head end',
      text: 'Controllers go into a locked closet, on a VLAN of their own, with a battery-backed power supply.',
    },
    {
      title: 'People',
      text: 'Roles and schedules are set up, cards or phones enrolled, and every exit tried with the power off.',
    },
  ],
  faq: [
    {
      question: 'Fail-safe or fail-secure?',
      answer:
        'Fail-secure on most perimeter doors, because a power failure should not open the building, and always for an electric strike in a fire-rated door, which has to stay latched. Fail-safe where people must be able to re-enter during a fire, as from many stairwells. Leaving is free in both cases.',
    },
    {
      question: 'Can residents use their phones?',
      answer:
        'Yes, Brivo and Salto both offer it. Keep cards or fobs in the plan as well: phones run out of battery, and not every resident wants an app.',
    },
    {
      question: 'What happens when someone leaves?',
      answer:
        'One change in the software withdraws the credential at every door it opened. Where your directory or property-management system can be connected, that change can follow the move-out or the last working day by itself.',
    },
  ],
  partners: ['Brivo', 'Salto', 'LenelS2', 'Verkada'],
  related: ['video-surveillance', 'structured-cabling', 'password-management'],
  closing: {
    title: 'Start with a door list',
    text: 'Photograph both sides of each door. The pictures tell most about the hardware it will take.',
  },
};
