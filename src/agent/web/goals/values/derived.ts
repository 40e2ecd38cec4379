import { pattern } from '../../../../lib/patterns.ts'
import type { Page } from '../../ground/page-tree.ts'
import { lookUp } from './read-shown.ts'

const INITIALS = /^the initials(?: (?:of|for) (.+))?$/i
const NAME = pattern('i')`
  ^(?:the |this |that |his |her |their |its )?
  (?:(?:person|customer|user|author|guest|patient|player|student)['’]s )?(?:full )?name
  (?: (?:shown|given|above|below))?$
`
const WRITTEN = /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*)+$/u

/** "the initials of the name": what has to be made of what the page says. */
export const asksForInitials = (said: string): boolean => INITIALS.test(said)

/** The first letters of a name that is said, or that the page has; undefined: there is none. */
export function initialsOf(page: Page, said: string): string | undefined {
  const of = INITIALS.exec(said)?.[1] ?? 'the name'
  const name = WRITTEN.test(of)
    ? of
    : NAME.test(of)
      ? lookUp(page, 'name')?.text
      : lookUp(page, of.replace(/^the /i, ''))?.text
  return name?.match(/(?<![\p{L}'’])\p{Lu}/gu)?.join('')
}

const SERIES = /^\s*(-?\d+(?:\.\d+)?(?:\s*[,;]\s*-?\d+(?:\.\d+)?){2,})\s*[,;]?\s*(?:\?|…|\.{2,}|_+)?\s*$/
/** Two numbers differ by no more than what reckoning with fractions leaves. */
const NOTHING = 1e-9

/** What follows on a series of numbers that always grow by the same, or by the same factor; undefined: neither. */
export function nextOf(text: string): number | undefined {
  const numbers = SERIES.exec(text)?.[1]!.split(/[,;]/).map(Number) ?? []
  if (numbers.length < 3) return undefined
  const last = numbers.at(-1)!
  const isSame = (of: (one: number, before: number) => number) =>
    numbers.slice(2).every((one, at) => Math.abs(of(one, numbers[at + 1]!) - of(numbers[1]!, numbers[0]!)) < NOTHING)
  if (isSame((one, before) => one - before)) return last + (numbers[1]! - numbers[0]!)
  const isGrowing = numbers.every(one => one !== 0) && isSame((one, before) => one / before)
  return isGrowing ? (last * numbers[1]!) / numbers[0]! : undefined
}
