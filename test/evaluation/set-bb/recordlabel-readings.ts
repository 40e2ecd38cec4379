import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'

export type Artist = Facts['recordlabel']['labelArtists'][number]
export type Track = Facts['recordlabel']['labelTracks'][number]

const NAMES: Record<string, string> = { NL: 'the Netherlands', DE: 'Germany', GB: 'the United Kingdom', FR: 'France', SE: 'Sweden', PT: 'Portugal', IE: 'Ireland', US: 'the United States' } // oxfmt-ignore
export const countryName = (code: string) => NAMES[code]!

/** A length in seconds, as it stands or in minutes, alone or said of the record that has it. */
export function lengthOf(track: Track): gold.Gold {
  const [minutes, seconds] = [Math.floor(track.duration / 60), track.duration % 60]
  const written = [`${minutes}:${String(seconds).padStart(2, '0')}`, `${minutes} min ${seconds} s`, `${minutes} min ${seconds} sec`, `${minutes}m ${seconds}s`, `${minutes} minutes ${seconds} seconds`, `${minutes} minutes and ${seconds} seconds`] // oxfmt-ignore
  const value = gold.count(track.duration, { field: 'duration' })
  return gold.either(value, gold.text(gold.spelled(...written)), gold.all(gold.record(track), gold.mentions([String(track.duration), ...written]))) // oxfmt-ignore
}
