import type { RackElevationRecord } from '@portal/drawings/documents/rack-elevation';

// PoE: IEEE 802.3at and bt. Watts: typical maximum draws of such devices at the port.
export const rackElevation: RackElevationRecord = {
  heading: {
    title: 'Rack elevation of an Austin office floor',
    intro:
      'New access points draw more than the old ones did, and ten o’clock stand-up lights them all. This is the rack of one office floor, with what it draws.',
  },
  sheet: {
    number: 'T-316',
    name: 'Rack elevation, floor 3',
    project: 'Office of 180 people near Congress Avenue',
    revision: 'B, as built',
    scale: '1U = 1.75 in',
  },
  units: 30,
  supply: 1800,
  items: [
    { name: 'Fiber to floor 1', unit: 30, height: 1, kind: 'panel', detail: '12 LC, OM4; four lit' },
    { name: 'Panel W', unit: 29, height: 1, kind: 'panel', detail: 'W01–W24, ceilings' },
    {
      name: 'Wi-Fi switch',
      unit: 28,
      height: 1,
      kind: 'switch',
      detail: '24 ports at 5 Gbps, two 25 Gbps uplinks',
      watts: 110,
      poe: {
        budget: 720,
        loads: [
          { device: 'Wi-Fi 7 access point, 802.3bt type 3', count: 11, watts: 34 },
          { device: 'Outdoor point on the terrace, 802.3at', count: 1, watts: 25 },
        ],
      },
    },
    { name: 'Finger manager', unit: 27, height: 1, kind: 'manager', detail: 'Between panel and desks' },
    { name: 'Panel D1', unit: 26, height: 1, kind: 'panel', detail: 'Desks 1–24, booths' },
    {
      name: 'Desk switch',
      unit: 25,
      height: 1,
      kind: 'switch',
      detail: '48 ports, 19 powered',
      watts: 60,
      poe: {
        budget: 370,
        loads: [
          { device: 'Room panel, 802.3af', count: 9, watts: 8.5 },
          { device: 'Camera bar, 802.3at', count: 4, watts: 22 },
          { device: 'Dome camera, 802.3af', count: 6, watts: 7.2 },
        ],
      },
    },
    { name: 'Panel D2', unit: 24, height: 1, kind: 'panel', detail: 'Desks 25–48' },
    { name: 'Door controllers', unit: 15, height: 3, kind: 'device', detail: 'Four doors, own battery', watts: 55 },
    { name: 'UPS, 2 kVA', unit: 1, height: 2, kind: 'power', detail: '1,800 W, lithium; ten-year cells' },
  ],
  notes: [
    'Numbered from the floor. U3 to U14 stay free for the tenant of the fourth floor.',
    'Access points are counted at their maximum, although they draw about half on most mornings.',
    'Heat goes to the plenum by a fan that starts at 82 °F.',
  ],
};
