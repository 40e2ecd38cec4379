import { stem } from '../language/words.ts'

/** The first constant of an enumeration of Protocol Buffers: it says that nothing was said (AIP-126). */
export const isUnspecified = (value: string): boolean => /^(?:[A-Z\d]+_)*UNSPECIFIED$/.test(value)

const CONSTANT = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/

/**
 * What the names of all constants begin with where it is the name of their type, as the style guide of Protocol Buffers has
 * it: `LIFT_STATUS_` of `LIFT_STATUS_OPEN` and `LIFT_STATUS_ON_HOLD`. It is the type's name where `LIFT_STATUS_UNSPECIFIED`
 * is among them, or where its last word is the field's. `NORTH_EAST` and `NORTH_WEST` repeat nothing.
 */
export function typePrefix(choices: readonly string[], words: readonly string[]): string | undefined {
  if (choices.length < 2 || !choices.every(choice => CONSTANT.test(choice))) return undefined
  const isCommon = (prefix: string) => prefix !== '' && choices.every(choice => choice.startsWith(prefix))
  const unspecified = choices.find(isUnspecified)?.slice(0, -'UNSPECIFIED'.length)
  if (unspecified !== undefined) return isCommon(unspecified) ? unspecified : undefined
  const parts = choices[0]!.split('_').slice(0, -1)
  const prefixes = parts.map((_, at) => `${parts.slice(0, parts.length - at).join('_')}_`)
  const last = stem(words.at(-1) ?? '')
  return prefixes.find(
    prefix => isCommon(prefix) && stem(prefix.slice(0, -1).split('_').at(-1)!.toLowerCase()) === last,
  )
}

/** A value without the name of its type. */
export const ownName = (value: string, { prefix }: { prefix?: string }): string =>
  prefix && value.startsWith(prefix) ? value.slice(prefix.length) : value
