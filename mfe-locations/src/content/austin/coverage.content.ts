import type { CameraCoverageRecord } from '@portal/drawings/documents/camera-coverage';

// Zones: IEC 62676-4:2014. Sensors: pixel pitch of common 5 and 8 megapixel cameras.
export const coverage: CameraCoverageRecord = {
  heading: {
    title: 'Camera coverage of a shop on South Lamar',
    intro:
      'Door, register and parking are three tasks, so they get three lenses. Where a tint ends, the picture is no longer good enough for that task.',
  },
  sheet: {
    number: 'C-214',
    name: 'Coverage of a storefront',
    project: 'Corner shop with seven parking spaces',
    revision: 'A, for the owner',
    scale: 'As the bar',
  },
  plan: {
    size: [120, 68],
    walls: 'M60 24V6H6V58H60V32',
    details:
      'M14 12H44v5H14zM14 22H28v5H14zM14 36H30v5H14zM14 46H28v5H14zM44 40h3v12h-3zM64 2v64M68 2h20m-20 9h20m-20 9h20m-20 9h20m-20 9h20m-20 9h20m-20 9h20m-20 9h20',
    labels: [
      { at: [22, 33], text: 'Shelves' },
      { at: [53, 56], text: 'Register' },
      { at: [78, 66], text: 'Parking' },
      { at: [110, 13], text: 'South Lamar' },
    ],
  },
  cameras: [
    {
      id: 'D1',
      place: 'Entrance, faces coming in',
      at: [33, 28],
      aim: 0,
      mount: 9,
      format: '1/2.7',
      pixels: [2592, 1944],
      pitch: 2,
      focal: 5,
      task: 'Identification',
      target: 27,
      limit: 27,
    },
    {
      id: 'D2',
      place: 'Register and hands',
      at: [38, 57],
      aim: -62,
      mount: 8.5,
      format: '1/2.7',
      pixels: [2592, 1944],
      pitch: 2,
      focal: 2.8,
      task: 'Identification',
      target: 12,
      limit: 15,
    },
    {
      id: 'B1',
      place: 'Parking, from the façade',
      at: [61, 8],
      aim: 42,
      mount: 12,
      format: '1/1.8',
      pixels: [3840, 2160],
      pitch: 2,
      focal: 4.4,
      task: 'Recognition',
      target: 50,
      limit: 74,
    },
  ],
  notes: [
    'IEC 62676-4:2014 zones in a plane across the view. B1 knows a regular at 50 ft and a stranger’s clothes up to the street.',
    'Footage stays in the camera: 30 days at these bit rates need the 512 GB model.',
    'Morning sun comes over the parking spaces, so D1 has wide dynamic range and is set at 8 am.',
  ],
};
