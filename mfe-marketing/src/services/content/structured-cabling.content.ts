import type { Service } from '../service.ts';

export const structuredCabling: Service = {
  slug: 'structured-cabling',
  practice: 'connectivity',
  name: 'Structured Cabling',
  title: 'Structured cabling that outlives three generations of equipment',
  description:
    'Category 6A and fiber designed, pulled, labeled and certified, with test reports and as-built drawings for every link.',
  lead: 'Switches are replaced every seven years and cameras every eight. The cable behind the drywall stays for twenty, so it deserves the most boring, careful work of all.',
  what: [
    'We design horizontal copper, riser and campus fiber, pathways, racks and grounding as one system to the TIA standards: 568 for performance, 569 for pathways, 606 for labels, 607 for bonding. A drop is finished when a field certifier has passed the permanent link and the result carries the same label as the jack and the panel. You get the reports as files, not as a promise.',
    'The choices are plain. Category 6A where access points, displays or 10-gigabit desks are planned; Category 6 for cameras and phones. Multimode OM4 inside a building, single-mode OS2 between buildings, since glass that was too good is never dug up. Plenum-rated jackets above ceilings that carry return air, riser-rated in shafts, gel-filled outdoors.',
  ],
  fits: [
    {
      title: 'Tenant build-outs',
      text: 'Rough-in before drywall, trim after paint, test before furniture, all on the general contractor’s calendar.',
    },
    {
      title: 'Garden-style properties',
      text: 'Fiber in conduit between leasing office, gates and buildings, with spare strands for the next idea.',
    },
    {
      title: 'Old closets',
      text: 'Abandoned cable out, the live rest traced and re-terminated overnight, so that Monday begins normally.',
    },
  ],
  figures: [
    { value: '90 + 10 m', label: 'permanent link and patch cords: a channel that carries 10 Gbit/s on Category 6A' },
    { value: '4 ×', label: 'the cable’s diameter is the tightest bend we allow on unshielded copper' },
    { value: '40 %', label: 'conduit fill at the end of the job, so that one more cable still fits' },
    { value: '24', label: 'strands of single-mode between buildings, where two would do today' },
  ],
  steps: [
    { title: 'Survey', text: 'Ceilings opened, paths walked, fire walls counted, closet heat and power measured.' },
    {
      title: 'Design',
      text: 'Drop list, rack elevations and pathway plan, with a label for each jack before it exists.',
    },
    {
      title: 'Pull',
      text: 'Supported every four to five feet, clear of power and ballasts, never above 25 pounds of tension.',
    },
    { title: 'Firestop', text: 'Each penetration sealed with a listed system, photographed and tagged.' },
    { title: 'Certify', text: 'Every copper pair and every strand measured; failures re-terminated, not explained.' },
  ],
  faq: [
    {
      question: 'Is Category 6A worth it over Category 6?',
      answer:
        'For wireless and displays, yes: new access points use 2.5 or 5 Gbit/s and draw 25 watts or more, and thicker conductors in 6A run cooler in bundles. For a fixed camera Category 6 is plenty.',
    },
    {
      question: 'Can you reuse what is in the walls?',
      answer:
        'We certify a sample. Links that pass stay and get labels. Old Category 5e often carries a gigabit well for years more.',
    },
    {
      question: 'Do we need fiber between buildings?',
      answer:
        'Almost always. Copper between buildings is limited to 100 meters and brings lightning and ground-potential differences indoors; glass brings neither.',
    },
  ],
  partners: ['Belden', 'Cisco Systems'],
  related: ['managed-switches', 'wireless-access-points', 'video-surveillance'],
  closing: {
    title: 'Send the floor plan',
    text: 'A PDF and a rough count of desks, cameras and access points are enough for a drop list.',
  },
};
