import type { Quantities } from '@portal/contracts/quantities';
import { coverageOf } from './loudspeaker.ts';
import { reachOf } from './radio.ts';

// The formulas of the documents: drops and storage as in the proposal, power and units as in the rack elevation, access points as in
// the Wi-Fi survey, loudspeakers as in the loudspeaker schedule.

/** Watts at the switch port. */
export const portWatts = { camera: 9.8, door: 18, accessPoint: 19.5 } as const;

/** Average bit rate of a camera in Mbps. */
export const bitRate = 3;

/** Returns the terabytes of video that cameras record in a number of days. */
export const terabytesOf = (cameras: number, days: number, mbps: number = bitRate) =>
  (cameras * days * mbps * 86_400) / 8 / 1_000_000;

/** The reach of an access point in feet: up to a signal with which a call can move. Indoors, at 14 dBm. */
export const reach = reachOf({ power: 14, exponent: 3.2 }, -67);
/** Access points are one reach apart, so that each is heard at the next one. In square feet. */
export const areaOfAccessPoint = reach ** 2;

export const portsOfPanel = 24;
export const portsOfSwitch = 48;
/** PoE of a switch in watts, of which a tenth is a reserve. */
export const budgetOfSwitch = 740;

/** A recessed loudspeaker over people who sit, and its tap on the 70-volt line in watts. */
export const loudspeaker = { angle: 100, ears: 4, tap: 7.5 } as const;
/** Part of an amplifier that is in use. */
export const loadOfAmplifier = 0.8;

/** What the quantities of a building add up to. */
export function sizeOf({
  doors = 0,
  cameras = 0,
  days = 0,
  area = 0,
  displays = 0,
  soundArea = 0,
  ceiling = 0,
}: Partial<Quantities>) {
  const accessPoints = Math.ceil(area / areaOfAccessPoint);
  const drops = doors + cameras + accessPoints + displays;
  const watts = cameras * portWatts.camera + doors * portWatts.door + accessPoints * portWatts.accessPoint;
  const switches = Math.ceil(Math.max(drops / portsOfSwitch, watts / (budgetOfSwitch * 0.9)));
  const terabytes = terabytesOf(cameras, days);
  // Below the panels: each switch with its cable manager, the firewall, the recorder and the UPS.
  const units = drops && Math.ceil(drops / portsOfPanel) + 2 * switches + 1 + (terabytes > 0 ? 2 : 0) + 2;
  // One circle apart, so that each circle meets the next.
  const circle = coverageOf({ ...loudspeaker, ceiling });
  const loudspeakers = circle && Math.ceil(soundArea / circle ** 2);
  const amplifier = Math.ceil((loudspeakers * loudspeaker.tap) / loadOfAmplifier);
  return {
    accessPoints,
    drops,
    ports: drops,
    watts: Math.ceil(watts),
    switches,
    terabytes,
    units,
    loudspeakers,
    amplifier,
  };
}

export type SystemSize = ReturnType<typeof sizeOf>;
