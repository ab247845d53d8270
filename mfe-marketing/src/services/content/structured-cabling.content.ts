import type { ServiceContent } from '../service.ts';

export const structuredCabling: ServiceContent = {
  slug: 'structured-cabling',
  sections: ['document', 'overview-figures', 'steps-row', 'prompt', 'uses-rows', 'faq-rows'],
  pageTitle: 'Structured Cabling in Austin & San Antonio',
  description:
    'Category 6A and fiber designed, pulled, labeled and tested link by link, to TIA standards, for offices, properties and campuses.',
  lead: 'Switches and cameras are replaced after some years. The cable behind the drywall often stays for decades.',
  answers: {
    cost: 'Ceilings, cores and distance per drop; copper is the cheap part.',
    soon: 'A single drop in Austin often tomorrow; a floor is planned around your tenants.',
    licensed: 'Data cable needs no state license; the electrician’s conduit does.',
    proof: 'Ask us for test reports of a building of your size.',
  },
  overview: {
    title: 'What makes a drop finished',
    paragraphs: [
      'We design horizontal copper, fiber, pathways, racks and grounding as one system to the TIA standards. A drop is finished when a field certifier has passed the permanent link and the result is filed under the label on the jack.',
      'Category 6A goes to access points, displays and 10-gigabit desks, Category 6 to cameras and phones. Multimode OM4 runs inside a building, single-mode OS2 between buildings, in jackets rated for the plenum, riser or ground.',
    ],
  },
  // Channel, bend and pulling force (110 N): ANSI/TIA-568. Conduit fill: ANSI/TIA-569.
  figures: {
    title: 'Limits for pulling cable',
    items: [
      {
        value: '328 ft',
        label: '(100 m) of link and patch cords: the channel over which Category 6A carries 10 Gbps',
      },
      { value: '25 lb', label: 'of pulling force at most on four-pair copper' },
      { value: '4 ×', label: 'the cable diameter, the tightest bend for unshielded copper' },
      { value: '40%', label: 'planned fill of a conduit with three or more cables' },
    ],
  },
  uses: {
    title: 'Where we install structured cabling',
    items: [
      {
        title: 'Tenant build-outs',
        text: 'Rough-in before drywall, trim after paint and testing before furniture, on the general contractor’s calendar.',
      },
      {
        title: 'Garden-style properties',
        text: 'Fiber in conduit between leasing office, gates and buildings, with spare strands.',
      },
      {
        title: 'Old closets',
        text: 'Abandoned cable comes out; live cable is traced, labeled and re-terminated after hours.',
      },
    ],
  },
  steps: {
    title: 'How a cabling project works',
    items: [
      { title: 'Survey', text: 'Paths walked, fire walls marked, heat and power in the closets checked.' },
      { title: 'Design', text: 'Drop list, rack elevations and the label of every jack.' },
      { title: 'Pull', text: 'Supported every four to five feet, clear of power, firestopped at rated walls.' },
      { title: 'Certify', text: 'Every copper link and fiber strand measured, and failures terminated again.' },
    ],
  },
  sizing: {
    title: 'The number of drops in your building',
    example: { doors: 6, cameras: 16, area: 12_000, displays: 6 },
  },
  faq: {
    title: 'Structured cabling questions',
    items: [
      {
        question: 'Is Category 6A worth it over Category 6?',
        answer:
          'For wireless and displays, yes: new access points use 2.5 Gbps and more. For a fixed camera Category 6 is plenty.',
      },
      {
        question: 'Can you reuse what is in the walls?',
        answer:
          'We test a sample first. Links that pass can stay and get labels; sound Category 5e still carries a gigabit.',
      },
      {
        question: 'Do we need fiber between buildings?',
        answer:
          'Almost always. Copper has its distance limit, and between buildings it brings surges and ground differences indoors. All-dielectric fiber brings neither.',
      },
    ],
  },
  prompt: 'Building out a suite? Cable paths are easiest to coordinate before framing.',
  partners: ['Belden', 'Cisco Systems'],
  related: ['managed-switches', 'wireless-access-points', 'video-surveillance'],
  cityPages: ['cabling'],
  industries: ['construction', 'manufacturing', 'office'],
  closing: {
    title: 'A cabling proposal from your floor plan',
    text: 'A PDF and a rough count of desks, cameras and access points are enough to begin a drop list.',
  },
};
