import type { RackElevationRecord } from '@portal/drawings/documents/rack-elevation';

// PoE: IEEE 802.3at. Watts: typical maximum draws of such devices at the port.
export const rackElevation: RackElevationRecord = {
  heading: {
    title: 'Rack elevation of a depot cabinet',
    intro:
      'Clinics and depots get the same small cabinet, so that a spare fits everywhere and a photo is enough to help by phone. Here is the one by the railroad.',
  },
  sheet: {
    number: 'T-338',
    name: 'Wall cabinet, typical depot',
    project: 'Supplier with nine sites in Bexar County',
    revision: 'D, the fourth site',
    scale: '1U = 1.75 in',
  },
  units: 18,
  supply: 900,
  items: [
    {
      name: 'Carrier box, radio',
      unit: 18,
      height: 1,
      kind: 'device',
      detail: 'Fiber carrier and LTE, two paths',
      watts: 28,
    },
    {
      name: 'Router',
      unit: 17,
      height: 1,
      kind: 'device',
      detail: 'Tunnel to head office, LTE tested for 12 hours',
      watts: 35,
    },
    { name: 'Panel', unit: 15, height: 1, kind: 'panel', detail: '24 jacks, blue office, yellow yard' },
    {
      name: 'Fanless switch',
      unit: 14,
      height: 1,
      kind: 'switch',
      detail: '24 ports, rated to 140 °F',
      watts: 38,
      poe: {
        budget: 370,
        loads: [
          { device: 'Dock camera', count: 8, watts: 11 },
          { device: 'Aisle access point', count: 3, watts: 18.5 },
          { device: 'Gate intercom', count: 1, watts: 12.5 },
          { device: 'Time clock', count: 2, watts: 6 },
        ],
      },
    },
    {
      name: 'Yard surge panel',
      unit: 12,
      height: 2,
      kind: 'panel',
      detail: 'Protectors of all outdoor copper, bonded',
    },
    { name: 'Recorder', unit: 8, height: 1, kind: 'device', detail: 'Fourteen days, motion only', watts: 48 },
    { name: 'UPS, 1 kVA', unit: 1, height: 2, kind: 'power', detail: '900 W, replaced every four years' },
  ],
  notes: [
    'Door of the cabinet is gasketed against dust; the thermostat reports at 113 °F.',
    'Port numbers mean the same at each of the nine sites: 1–8 dock, 9–12 radio, 23 gate, 24 uplink.',
    'Bonded to building steel. Lightning season is spring.',
  ],
};
