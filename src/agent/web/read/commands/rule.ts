import type { StepKind, Target } from '../../contract.ts'
import { splitList } from '../fields.ts'
import { MARK, type Source } from '../literals.ts'
import { nounAtEnd } from '../nouns.ts'
import { readTarget } from '../target.ts'
import { DETERMINER, NUMBER, readCount } from '../words.ts'

/** What a request was read as; `or` where the page decides. */
export type Read = StepKind & { sure?: number; or?: StepKind[][] }

type Match = RegExpExecArray
/** A form of request, and what it is read as. */
export interface Rule {
  pattern: RegExp
  read: (match: Match, source: Source) => Read | Read[] | undefined
}

/** Determiners that may stand before a noun. */
export const D = `(?:${DETERMINER}\\s+)?`
/** The form as a whole. */
export const FORM = `${D}(?:whole |entire |web |online |contact |sign-?up |registration )?(?:form|fields|inputs|details)`
/** Where something goes. */
export const INTO = '(?:into|in to|in|onto|on to|on|inside(?: of)?|at|to)'
/** The pattern has to be all of a request, with each of its alternatives. */
export const rule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(`^(?:${pattern})$`, 'i'),
  read,
})
export const target = (text: string, source: Source): Target => readTarget(text, source)

/** Elements that a request names side by side; one name may have "and" in it, so both readings are kept. */
export function eachOf(text: string, source: Source, make: (target: Target) => StepKind): Read | Read[] {
  const parts = splitList(text)
  const whole = make(target(text, source))
  if (parts.length < 2 || (parts.length > 1 && parts.some(part => /^(?:it|them)$/i.test(part)))) return whole
  const noun = nounAtEnd(parts.at(-1)!.split(/\s+/))
  const isList =
    parts.length > 2 ||
    parts.every(part => new RegExp(MARK).test(part)) ||
    parts.every(part => nounAtEnd(part.split(/\s+/))) ||
    (noun?.plural && parts.length > 1)
  const list = parts.map((part, at) => {
    const read = target(part, source)
    const shared = noun && !read.noun && { noun: noun.noun, ...(noun.roles.length && { roles: noun.roles }) }
    const isShared = noun?.plural && at === parts.length - 1 && read.all
    return make({ ...read, ...shared, ...(isShared && { all: undefined }) })
  })
  return isList ? list : { ...whole, or: [list] }
}

export const times = (text: string | undefined): number | undefined => {
  if (!text) return undefined
  const plain = text.replace(/\s*(?:times|x)$/i, '').trim()
  return readCount(plain)
}
export const COUNT = `(?:\\s+(${NUMBER} times|\\d+ ?x|once|twice|thrice))?`

export const repeated = (step: StepKind, count: number | undefined): Read =>
  count === undefined || count === 1
    ? step
    : { kind: 'repeat', steps: [{ ...step, said: '', confidence: 0.9 }], times: count, most: count }
