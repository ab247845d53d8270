import type { CityPartner } from '../city.ts';

// Licenses: Cisco Meraki documentation, "Meraki Co-Termination Licensing Overview".
export const cisco: CityPartner = {
  city: 'austin',
  topic: 'cisco',
  sections: ['fit', 'jobs', 'products', 'suitability'],
  title: 'Cisco & Meraki Networks in Austin, TX',
  description:
    'Cisco Catalyst and Meraki switching, Wi-Fi and security appliances for Austin offices, labs and campuses: sized, installed, licensed and monitored.',
  headline: 'Cisco in Austin, sized for the company you will be in two years',
  lead: 'Companies here grow quickly and then lease a second floor. With Cisco you can begin with one cloud-managed closet and grow into a campus on the same equipment.',
  answers: {
    cost: 'Support level and term, then the box.',
    soon: 'Next day with stock, weeks without.',
    licensed: 'Networks need none; voice and doors may.',
    proof: 'Ask for a stack like yours and who runs it.',
  },
  fit: {
    title: 'Meraki or Catalyst depends on who will log in',
    paragraphs: [
      'If your administrator has other jobs as well, the Meraki dashboard is the easier choice. Switches, access points and firewall are in one place and can be configured before the hardware arrives. A network team that wants full control of every setting will prefer Catalyst.',
      'The lines have moved together, and current Catalyst models can be monitored or managed from the same dashboard. You can change your mind later, but read the licenses first.',
    ],
  },
  products: {
    title: 'Cisco families we install',
    columns: ['Cisco family', 'In Austin terms'],
    rows: [
      ['Meraki MS', 'Access switching for a startup floor, with power for its cameras'],
      ['Meraki MX', 'Firewall with automatic VPN between the office and a warehouse in Pflugerville'],
      ['Catalyst 9000', 'Stacked closets in labs and larger campuses'],
      ['Wireless access points', 'All-hands areas where the whole company is online at once'],
      ['Duo', 'Second factor for VPN and cloud sign-in'],
      ['Webex devices', 'Boardrooms that also join meetings on other platforms'],
    ],
  },
  suitability: {
    title: 'When Cisco is worth the premium',
    suits: 'We recommend it if',
    suitsItems: [
      'Downtime costs you more per hour than the hardware did.',
      'Your customers’ security reviews ask for supported, patched network equipment.',
      'You will add sites and want to set up each from a template.',
    ],
    elsewhere: 'We suggest another make if',
    elsewhereItems: [
      'Six people and a printer share a bungalow on East Seventh.',
      'Recurring licenses are out of the question.',
      'All you need is a PoE switch behind four cameras.',
    ],
  },
  jobs: {
    title: 'Typical Cisco networks in Austin',
    items: [
      {
        title: 'A startup’s second floor',
        industry: 'office',
        text: 'Two floors, one riser, redundant uplinks. The change happens over a weekend, and on Monday staff find the same Wi-Fi name.',
      },
      {
        title: 'Test labs along the Parmer corridor',
        industry: 'manufacturing',
        text: 'Instruments that cannot be patched go into a segment of their own, which only the engineers who use them can reach.',
      },
      {
        title: 'Private schools and seminaries',
        industry: 'education',
        text: 'Content filtering by age group, caged access points in the gym, and battery backup that carries the stack through a power dip before first bell.',
      },
    ],
  },
  faq: {
    title: 'Cisco questions from Austin',
    items: [
      {
        question: 'What happens if a Meraki license lapses?',
        answer:
          'It depends on the licensing model. Under co-termination, after a grace period, the equipment can no longer be managed and may stop passing traffic. Put the renewal date in the budget from the start.',
      },
      {
        question: 'Is refurbished gear acceptable?',
        answer:
          'For a lab, perhaps. In production you want valid software rights and a support path, and gray-market equipment often has neither.',
      },
      {
        question: 'Can you work alongside our managed service provider?',
        answer: 'Yes. We agree who owns configuration and who owns cable and power, and both see the same alerts.',
      },
    ],
  },
  services: ['managed-switches', 'wireless-access-points', 'firewall-management'],
  closing: {
    title: 'A review of the Cisco equipment you own',
    text: 'A device list is enough to begin. The model numbers show what is near end of support and what can serve another lease.',
  },
};
