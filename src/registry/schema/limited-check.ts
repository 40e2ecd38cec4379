import type { Ajv, Format, ValidateFunction } from 'ajv'
import { isObject, type JsonObject } from '../../lib/json.ts'
import { runWithin, type TOO_LATE } from '../../lib/run-within.ts'

/** Longer texts are matched against the clock, whatever the pattern. */
const LONG_TEXT = 64
/** Parts of a pattern that may be tried in several ways; more of them multiply beyond what a short text allows. */
const MOST_PARTS = 4
const MOST_GROUPS = 3

/** Thrown in the middle of a check that turns out to need the clock. */
const NEEDS_CLOCK = new Error('this check needs a time limit')
let isLimited = false

/**
 * Regular expressions for ajv. A pattern that may take exponential time, and every long text, is matched under a time
 * limit only: both may come from a service that wants to hold us up (case X10).
 */
export function compilePattern(pattern: string, flags: string): { test: (text: string) => boolean } {
  const expression = new RegExp(pattern, flags)
  const count = (part: RegExp) => (pattern.match(part) ?? []).length
  const isPlain =
    !/\)[*+{]|\\[1-9k]/.test(pattern) && count(/[*+?]|,\d*\}/g) <= MOST_PARTS && count(/\(/g) <= MOST_GROUPS
  return {
    test: text => (isPlain ? watchLength(text) : watchAlways()) && expression.test(text),
    // By this ajv tells patterns apart.
    toString: () => String(expression),
  } as { test: (text: string) => boolean }
}
/** Names it in code that stands alone, which is never made here. */
compilePattern.code = 'compilePattern'

function watchAlways(): true {
  if (!isLimited) throw NEEDS_CLOCK
  return true
}
const watchLength = (text: string): true => text.length <= LONG_TEXT || watchAlways()

/** The formats of a checker, long texts under a time limit only: some of their expressions are quadratic. */
export function limitFormats<T extends Ajv>(ajv: T): T {
  for (const [name, format] of Object.entries(ajv.formats)) {
    const given: JsonObject = isObject(format) && !(format instanceof RegExp) ? format : { validate: format }
    const { validate } = given
    const test = validate instanceof RegExp ? (text: string) => validate.test(text) : validate
    if (given.async === true || given.type === 'number' || typeof test !== 'function') continue
    const watched = (text: string) => watchLength(text) && Boolean((test as (text: string) => unknown)(text))
    ajv.addFormat(name, { ...given, validate: watched } as Format)
  }
  return ajv
}

/** Runs a check; against the clock if it needs to be. `TOO_LATE` when it took more than so many milliseconds. */
export function checkWithin(
  milliseconds: number,
  always: boolean,
  validate: ValidateFunction,
  value: unknown,
): boolean | typeof TOO_LATE {
  if (!always) {
    try {
      return validate(value)
    } catch (error) {
      if (error !== NEEDS_CLOCK) throw error
    }
  }
  isLimited = true
  try {
    return runWithin(milliseconds, () => validate(value))
  } finally {
    isLimited = false
  }
}
