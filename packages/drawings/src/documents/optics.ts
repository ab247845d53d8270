/** A camera with a rectilinear lens. */
export interface Optics {
  /** Pixels across and down. */
  pixels: readonly [number, number];
  /** Distance between two pixels in micrometers. */
  pitch: number;
  /** Focal length in millimeters. */
  focal: number;
}

/** Pixel densities of IEC 62676-4:2014, the highest first. */
export const zones = [
  { name: 'Identification', pixelsPerMeter: 250 },
  { name: 'Recognition', pixelsPerMeter: 125 },
  { name: 'Observation', pixelsPerMeter: 62.5 },
  { name: 'Detection', pixelsPerMeter: 25 },
] as const;

export type ZoneName = (typeof zones)[number]['name'];

const feetPerMeter = 3.28084;
const sensorWidth = ({ pixels: [across], pitch }: Optics) => (across * pitch) / 1000;

/** Returns the horizontal angle of view in degrees. */
export const angleOfView = (optics: Optics) => (360 / Math.PI) * Math.atan(sensorWidth(optics) / (2 * optics.focal));

/** Returns the width of the picture at a distance, both in feet. */
export const sceneWidth = (optics: Optics, distance: number) => (distance * sensorWidth(optics)) / optics.focal;

export const pixelsPerFoot = (optics: Optics, distance: number) => optics.pixels[0] / sceneWidth(optics, distance);

export const perMeter = (perFoot: number) => perFoot * feetPerMeter;

/** Returns the distance in feet up to which the picture has a density. */
export const reachOf = ({ focal, pitch }: Optics, pixelsPerMeter: number) =>
  (1000 * focal * feetPerMeter) / (pitch * pixelsPerMeter);
