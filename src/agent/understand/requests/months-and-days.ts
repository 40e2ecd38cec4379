import { fragment } from '../../../lib/patterns.ts'

/** Names of months and of days of the week, for patterns that mind no capitals. */

/** A month by its full name. */
export const MONTH = fragment`
  (?:january|february|march|april|may|june|july|august|september|october|november|december)
`
/** A month by its name, in full or in short. */
export const MONTH_OR_SHORT = fragment`
  (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?
`
/** A month or a day of the week, by which a date is known. */
export const MONTH_OR_WEEKDAY = fragment`
  (?:\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{2,})?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)
`
