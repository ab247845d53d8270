import { areaOfAccessPoint, sizeOf } from './system-size.ts';

const nothing = { doors: 0, cameras: 0, days: 0, area: 0, displays: 0 };

test('sizes a building as its documents do', () => {
  // Sheet W-201 has five access points on 7,700 sq ft. P-003: 16 cameras for 30 days take 1.6 TB each 100 days and Mbps.
  expect(sizeOf({ ...nothing, area: 7_700 })).toMatchObject({ accessPoints: 5, drops: 5, watts: 98 });
  expect(sizeOf({ ...nothing, cameras: 16, doors: 5, days: 30 })).toMatchObject({ drops: 21, ports: 21, watts: 247 });
  expect(sizeOf({ ...nothing, cameras: 1, days: 30 }).terabytes).toBeCloseTo(0.972);
  expect(Math.round(areaOfAccessPoint)).toBe(1_565);
});

test('adds a switch when ports or power are used up, and units for what is there', () => {
  expect(sizeOf(nothing)).toMatchObject({ drops: 0, switches: 0, units: 0, terabytes: 0 });
  // One panel, one switch with its manager, firewall and UPS.
  expect(sizeOf({ ...nothing, displays: 2 })).toMatchObject({ switches: 1, units: 6, watts: 0 });
  expect(sizeOf({ ...nothing, displays: 49 }).switches).toBe(2);
  expect(sizeOf({ ...nothing, doors: 38 }).switches).toBe(2);
});
