import type { RackElevationRecord } from '@portal/drawings/documents/rack-elevation';

// PoE: IEEE 802.3af, at and bt. Watts: typical maximum draws of such devices at the port.
export const rackElevation: RackElevationRecord = {
  heading: {
    title: 'The rack elevation with its power budget',
    intro:
      'The drawing that the closet is built from. Patch panels stand beside the switches they feed, weight is at the bottom, and the power of every device on PoE is counted before the switch is chosen.',
  },
  sheet: {
    number: 'T-302',
    name: 'Rack elevation, main closet',
    project: 'Leasing office and clubhouse, 240 apartments',
    revision: 'B, as built',
    scale: '1U = 1.75 in',
  },
  units: 42,
  supply: 2700,
  items: [
    { name: 'Fiber panel F', unit: 42, height: 1, kind: 'panel', detail: '24 LC, 12 strands to the gates in use' },
    { name: 'Cable manager', unit: 41, height: 1, kind: 'manager', detail: 'Horizontal, front and rear' },
    { name: 'Patch panel A', unit: 40, height: 1, kind: 'panel', detail: 'A01–A24, desks and phones' },
    { name: 'Patch panel B', unit: 39, height: 1, kind: 'panel', detail: 'B01–B24, access points' },
    {
      name: 'Switch 1',
      unit: 38,
      height: 1,
      kind: 'switch',
      detail: '48 ports, 34 powered; two 10 Gbps uplinks',
      watts: 75,
      poe: {
        budget: 740,
        loads: [
          { device: 'Access point, 802.3at', count: 14, watts: 19.5 },
          { device: 'Desk phone, 802.3af', count: 20, watts: 5.5 },
        ],
      },
    },
    { name: 'Cable manager', unit: 37, height: 1, kind: 'manager', detail: 'Horizontal, front and rear' },
    { name: 'Patch panel C', unit: 36, height: 1, kind: 'panel', detail: 'C01–C24, cameras' },
    { name: 'Patch panel D', unit: 35, height: 1, kind: 'panel', detail: 'D01–D24, doors, gates, intercoms' },
    {
      name: 'Switch 2',
      unit: 34,
      height: 1,
      kind: 'switch',
      detail: '48 ports, 32 powered; security VLANs only',
      watts: 75,
      poe: {
        budget: 740,
        loads: [
          { device: 'Fixed camera, 802.3af', count: 22, watts: 9.8 },
          { device: 'PTZ camera, 802.3at', count: 2, watts: 24 },
          { device: 'Door controller, 802.3at', count: 6, watts: 18 },
          { device: 'Video intercom, 802.3af', count: 2, watts: 11.5 },
        ],
      },
    },
    { name: 'Cable manager', unit: 33, height: 1, kind: 'manager', detail: 'Horizontal, front and rear' },
    { name: 'Firewall 1', unit: 31, height: 1, kind: 'device', detail: 'Active', watts: 45 },
    { name: 'Firewall 2', unit: 30, height: 1, kind: 'device', detail: 'Standby', watts: 45 },
    {
      name: 'Carrier shelf',
      unit: 28,
      height: 1,
      kind: 'device',
      detail: 'Fiber terminal, cellular router',
      watts: 32,
    },
    { name: 'Video recorder', unit: 20, height: 2, kind: 'device', detail: 'RAID 6, dual power supplies', watts: 310 },
    { name: 'Battery pack', unit: 3, height: 2, kind: 'power', detail: '130 lb, at the bottom with the UPS' },
    { name: 'UPS, 3 kVA', unit: 1, height: 2, kind: 'power', detail: '2,700 W, 120 V, L5-30P; network card' },
  ],
  notes: [
    'U1 is at the bottom. Empty units have blanking panels, so that warm air does not return to the front.',
    'Two vertical PDUs, A and B, on separate circuits. Devices with two power supplies use both.',
    'PoE is counted at the port at the maximum of the device, and with 10 percent for conversion in the load of the switch.',
    'Rack bonded to the busbar with 6 AWG: ANSI/TIA-607.',
  ],
};
