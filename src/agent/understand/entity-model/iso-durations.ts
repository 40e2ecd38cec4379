/** Hours in one of each part of a length of time; months and years have none of their own. */
const HOURS = [168, 24, 1, 1 / 60, 1 / 3600]
const DURATION =
  /^P(?=[\dT])(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?=\d)(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/

/** Seconds as Protocol Buffers write a length of time in JSON (google.protobuf.Duration): `5400s`. */
const SECONDS = /^(\d+(?:\.\d{1,9})?)s$/

/** Whether a text property holds lengths of time, as its format says. */
export const isDurationFormat = (format: unknown): boolean => format === 'duration' || format === 'google-duration'

/** A length of time as ISO 8601 writes it (`PT4H30M`) or in seconds (`5400s`), in hours; undefined for anything else. */
export function hoursOf(text: string): number | undefined {
  const plain = SECONDS.exec(text)?.[1]
  if (plain !== undefined) return Number((Number(plain) / 3600).toPrecision(12))
  const parts = DURATION.exec(text)?.slice(1)
  if (!parts) return undefined
  const hours = parts.reduce((sum, part, at) => sum + Number(part ?? 0) * HOURS[at]!, 0)
  return Number(hours.toPrecision(12))
}

/** So many hours as ISO 8601 writes them, 4.5 are `PT4H30M`; or as `like` does, where that is in seconds. */
export function writeDuration(hours: number, like: unknown = ''): string {
  const seconds = Math.round(hours * 3600)
  if (like === 'google-duration' || SECONDS.test(String(like))) return `${seconds}s`
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ]
  return `PT${parts.map(([count, unit]) => (count ? `${count}${unit}` : '')).join('') || '0S'}`
}
