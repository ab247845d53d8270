import { areaOfAccessPoint, sizeOf } from './system-size.ts';

test('sizes a building as its documents do', () => {
  // Sheet W-201 has five access points on 7,700 sq ft. P-003: 16 cameras for 30 days take 1.6 TB each 100 days and Mbps.
  expect(sizeOf({ area: 7_700 })).toMatchObject({ accessPoints: 5, drops: 5, watts: 98 });
  expect(sizeOf({ cameras: 16, doors: 5, days: 30 })).toMatchObject({ drops: 21, ports: 21, watts: 247 });
  expect(sizeOf({ cameras: 1, days: 30 }).terabytes).toBeCloseTo(0.972);
  expect(Math.round(areaOfAccessPoint)).toBe(1_565);
});

test('adds a switch when ports or power are used up, and units for what is there', () => {
  expect(sizeOf({})).toMatchObject({ drops: 0, switches: 0, units: 0, terabytes: 0 });
  // One panel, one switch with its manager, firewall and UPS.
  expect(sizeOf({ displays: 2 })).toMatchObject({ switches: 1, units: 6, watts: 0 });
  expect(sizeOf({ displays: 49 }).switches).toBe(2);
  expect(sizeOf({ doors: 38 }).switches).toBe(2);
});

test('counts loudspeakers by the circles of the loudspeaker schedule', () => {
  // The bar of sheet AV-301: 840 sq ft, circles of 14.3 ft.
  expect(sizeOf({ soundArea: 840, ceiling: 10 })).toMatchObject({ loudspeakers: 5, amplifier: 47, drops: 0, units: 0 });
  expect(sizeOf({ soundArea: 840, ceiling: 20 }).loudspeakers).toBe(1);
  // Below the ears of people who sit.
  expect(sizeOf({ soundArea: 840, ceiling: 4 }).loudspeakers).toBe(0);
});
