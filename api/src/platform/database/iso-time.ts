/** Returns the SQL of a time in ISO 8601, as the API sends it. */
export const isoTime = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
