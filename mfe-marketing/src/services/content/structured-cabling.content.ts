import type { Service } from '../service.ts';

export const structuredCabling: Service = {
  slug: 'structured-cabling',
  practice: 'connectivity',
  name: 'Structured Cabling',
  title: 'Structured cabling that outlasts the equipment',
  description:
    'Category 6A and fiber designed, pulled, labeled and tested link by link, to TIA standards, for offices, properties and campuses.',
  lead: 'Switches and cameras are replaced after some years. The cable behind the drywall stays, often for decades, so it is worth doing carefully once.',
  what: [
    'We design horizontal copper, riser and campus fiber, pathways, racks and grounding as one system to the TIA standards: 568 for performance, 569 for pathways, 606 for labels, 607 for bonding. A drop is finished when a field certifier has passed the permanent link, and the result is filed under the label that stands on the jack and the panel.',
    'We use Category 6A where access points, displays or 10-gigabit desks are planned; Category 6 for cameras and phones. Multimode OM4 inside a building, single-mode OS2 between buildings, since single-mode will carry whatever speed comes next. Above a ceiling that carries return air the jacket is plenum-rated, in a shaft riser-rated, and underground made for wet locations.',
  ],
  fits: [
    {
      title: 'Tenant build-outs',
      text: 'Rough-in before drywall, trim after paint and testing before furniture, on the general contractor’s calendar.',
    },
    {
      title: 'Garden-style properties',
      text: 'Fiber in conduit between leasing office, gates and buildings, with spare strands for what comes later.',
    },
    {
      title: 'Old closets',
      text: 'Abandoned cable comes out; what is live is traced, labeled and re-terminated outside working hours.',
    },
  ],
  figures: [
    {
      value: '90 + 10 m',
      label: 'of permanent link and patch cords: the channel over which Category 6A carries 10 Gbit/s',
    },
    { value: '4 ×', label: 'the cable’s diameter is the tightest bend the standard allows on unshielded copper' },
    { value: '40 %', label: 'is the most a conduit should be filled when three or more cables share it' },
    { value: '25 lb', label: 'of pulling force is the limit for four-pair copper; more can spoil the pairs' },
  ],
  steps: [
    {
      title: 'Survey',
      text: 'Ceilings opened, paths walked, fire walls marked, heat and power in the closets checked.',
    },
    {
      title: 'Design',
      text: 'Drop list, rack elevations and pathway plan, with the label of every jack decided beforehand.',
    },
    {
      title: 'Pull',
      text: 'Supported every four to five feet, clear of power and ballasts, with gentle bends.',
    },
    { title: 'Firestop', text: 'Each penetration of a rated wall or floor is sealed with a listed system.' },
    {
      title: 'Certify',
      text: 'Every copper link and every strand is measured. What fails is terminated again and tested again.',
    },
  ],
  faq: [
    {
      question: 'Is Category 6A worth it over Category 6?',
      answer:
        'For wireless and displays, yes: new access points use 2.5 Gbit/s and more and draw 25 watts or above, and the thicker conductors usual in Category 6A keep bundles cooler. For a fixed camera Category 6 is plenty.',
    },
    {
      question: 'Can you reuse what is in the walls?',
      answer:
        'We test a sample first. Links that pass can stay and get labels: sound Category 5e still carries a gigabit.',
    },
    {
      question: 'Do we need fiber between buildings?',
      answer:
        'Almost always. A copper channel ends at 100 meters, and between buildings it brings surges and differences in ground potential indoors. All-dielectric fiber brings neither.',
    },
  ],
  partners: ['Belden', 'Cisco Systems'],
  related: ['managed-switches', 'wireless-access-points', 'video-surveillance'],
  closing: {
    title: 'Send the floor plan',
    text: 'A PDF and a rough count of desks, cameras and access points are enough to begin a drop list.',
  },
};
