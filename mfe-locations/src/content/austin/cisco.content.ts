import type { CityPartner } from '../city.ts';

export const cisco: CityPartner = {
  city: 'austin',
  topic: 'cisco',
  title: 'Cisco & Meraki Networks in Austin, TX',
  description:
    'Cisco Catalyst and Meraki switching, Wi-Fi and security appliances for Austin offices, labs and campuses: sized, installed, licensed and watched.',
  headline: 'Cisco in Austin, sized for the company you will be in two years',
  lead: 'Headcount here doubles, then someone signs a second floor. Cisco’s range lets us begin with a cloud-managed closet and grow toward a proper campus, without discarding the first purchase.',
  fit: {
    title: 'Meraki or Catalyst? Usually we ask who will log in',
    paragraphs: [
      'If your administrator also runs payroll, the Meraki dashboard is kinder: switches, access points and firewall on one page, configured before they leave the carton. If there is a network team with opinions, Catalyst gives them every knob.',
      'The lines have moved together, and current Catalyst models can be monitored or managed from the same dashboard. That removes the fear of choosing wrongly, though licenses deserve a careful read.',
    ],
  },
  products: {
    title: 'Families we put in',
    columns: ['Cisco family', 'In Austin terms'],
    rows: [
      ['Meraki MS', 'Access switching for a startup floor, cameras included'],
      ['Meraki MX', 'Firewall with automatic VPN between the office and a warehouse in Pflugerville'],
      ['Catalyst 9000', 'Stacked closets in labs and larger campuses'],
      ['Wireless access points', 'All-hands areas where three hundred people join one call'],
      ['Duo', 'Second factor for VPN and cloud sign-in'],
      ['Webex devices', 'Boardrooms that must join any vendor’s meeting'],
    ],
  },
  weigh: {
    title: 'Worth the premium?',
    suits: 'We recommend it if',
    suitsItems: [
      'downtime costs more per hour than the hardware did',
      'customers’ security reviews ask for supported, patched network equipment',
      'you will add sites and want each to be a template',
    ],
    elsewhere: 'We suggest another make if',
    elsewhereItems: [
      'six people and a printer share a bungalow on East Seventh',
      'recurring licenses are out of the question',
      'all you need is a PoE switch behind four cameras',
    ],
  },
  jobs: {
    title: 'Three Austin patterns',
    items: [
      {
        title: 'Series B, second lease',
        text: 'Two floors, one riser, redundant uplinks. Staff badge in on Friday evening and find the same Wi-Fi name on Monday, only faster.',
      },
      {
        title: 'Test labs along the Parmer corridor',
        text: 'Instruments that cannot be patched are fenced into their own segment, reachable by three engineers.',
      },
      {
        title: 'Private schools and seminaries',
        text: 'Content rules by age, sturdy radios in the gym, a stack that boots before first bell after a power dip.',
      },
    ],
  },
  faq: {
    title: 'Cisco questions',
    items: [
      {
        question: 'What happens if a Meraki license lapses?',
        answer:
          'After a grace period the equipment stops being managed, and under the classic co-termination model it may stop passing traffic. We track dates and remind you long beforehand.',
      },
      {
        question: 'Is refurbished gear acceptable?',
        answer:
          'For a lab, perhaps. In production we want transferable software rights and a support path, and gray-market boxes often carry neither.',
      },
      {
        question: 'Can you work alongside our managed service provider?',
        answer: 'Yes. We agree who owns configuration, who owns cable and power, and both see the same alerts.',
      },
    ],
  },
  services: ['managed-switches', 'wireless-access-points', 'firewall-management'],
  closing: {
    title: 'Export your device list',
    text: 'Models and serials are enough: we mark what is near end of support and what can serve another lease.',
  },
};
