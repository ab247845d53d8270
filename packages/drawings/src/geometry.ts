/** x and y in the units of the sheet, y downwards. */
export type Point = readonly [x: number, y: number];

/** Returns the point at `distance` from `origin`. Directions are degrees clockwise from the right, 90 is down. */
export function polar([x, y]: Point, direction: number, distance: number): Point {
  const radians = (direction * Math.PI) / 180;
  return [round(x + Math.cos(radians) * distance), round(y + Math.sin(radians) * distance)];
}

/** Returns the path of a circle's sector, the center first. */
export function sectorPath(center: Point, angle: number, toward: number, radius: number): string {
  const from = polar(center, toward - angle / 2, radius);
  const to = polar(center, toward + angle / 2, radius);
  return `M${center}L${from}A${radius} ${radius} 0 ${angle > 180 ? 1 : 0} 1 ${to}z`;
}

/** Returns the path of a cone that ends at a floor, its apex first. */
export function conePath(apex: Point, angle: number, toward: number, floor: number): string {
  const [from, to] = [toward - angle / 2, toward + angle / 2].map((direction) =>
    polar(apex, direction, (floor - apex[1]) / Math.sin((direction * Math.PI) / 180)),
  );
  return `M${apex}L${from}L${to}z`;
}

/** Returns an arc around a center. */
export function arcPath(center: Point, angle: number, toward: number, radius: number): string {
  const from = polar(center, toward - angle / 2, radius);
  return `M${from}A${radius} ${radius} 0 ${angle > 180 ? 1 : 0} 1 ${polar(center, toward + angle / 2, radius)}`;
}

/** Returns a line through the points with rounded corners. */
export function roundedPath(points: readonly Point[], radius = 10): string {
  const [first, ...rest] = points.filter((point, index) => !index || distance(point, points[index - 1] as Point) > 0);
  const last = rest.at(-1);
  const corners = rest.slice(0, -1).map((corner, index) => {
    const before = (index ? rest[index - 1] : first) as Point;
    const after = rest[index + 1] as Point;
    const size = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    return `L${between(corner, before, size)}Q${corner} ${between(corner, after, size)}`;
  });
  return `M${first}${corners.join('')}L${last}`;
}

export const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** Returns the point `size` away from `from` in the direction of `to`. */
function between(from: Point, to: Point, size: number): Point {
  const share = size / distance(from, to);
  return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)];
}

/** A tenth of a unit is finer than a line. */
export const round = (value: number) => Math.round(value * 10) / 10;
