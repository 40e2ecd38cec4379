/** Hours in one of each part of a length of time; months and years have none of their own. */
const HOURS = [168, 24, 1, 1 / 60, 1 / 3600]
const DURATION =
  /^P(?=[\dT])(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?=\d)(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/

/** A length of time as ISO 8601 writes it (`PT4H30M`), in hours; undefined for anything else. */
export function hoursOf(text: string): number | undefined {
  const parts = DURATION.exec(text)?.slice(1)
  if (!parts) return undefined
  const hours = parts.reduce((sum, part, at) => sum + Number(part ?? 0) * HOURS[at]!, 0)
  return Number(hours.toPrecision(12))
}

/** So many hours as ISO 8601 writes them: 4.5 are `PT4H30M`. */
export function writeDuration(hours: number): string {
  const seconds = Math.round(hours * 3600)
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ]
  return `PT${parts.map(([count, unit]) => (count ? `${count}${unit}` : '')).join('') || '0S'}`
}
