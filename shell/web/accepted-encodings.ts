/** The encodings that every text file has a compressed copy of, the smallest first. */
const encodings = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

/** Returns the encodings that a client accepts, the smallest first. A quality of 0 means "not acceptable". */
export function acceptedEncodings(header = '') {
  const qualities = new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))];
    }),
  );
  return encodings.filter(({ encoding }) => (qualities.get(encoding) ?? 0) > 0);
}
