import { pattern } from '../../../../lib/patterns.ts'
import { restore } from '../../read/literals.ts'
import type { Fitter } from '../fitter.ts'
import type { Named } from '../page-names.ts'
import { setTo, type Fit, type Piece, type Said } from '../pieces.ts'
import { isFrame } from '../words.ts'

type Part = 'street' | 'town' | 'postcode' | 'phone' | 'company'

/** What fields for the parts of an address are called (the purposes of HTML § 4.10.18.7.1, autofill, as labels say them). */
const LABELS: Readonly<Record<Part, RegExp>> = {
  street: pattern('i')`
    ^(?:(?:delivery|billing|shipping|home|postal|your) )?(?:
      street(?: (?:and|&) (?:number|house number))?|(?:street )?address|address line 1|line 1
      |house number and street
    )\b(?!.*\b(?:2|two|optional)\b)
  `,
  town: /^(?:your )?(?:town|city|place|locality|post ?town)\b/i,
  postcode: /\b(?:post(?:al)? ?code|zip(?: ?code)?|plz)\b/i,
  phone: /\b(?:phone|telephone|mobile|tel)\b/i,
  company: /^(?:your )?(?:company|organi[sz]ation|firm|employer|business)(?: name)?\b/i,
}
const NOT_STREET = /e-?mail|@|web|\burl\b/i

/** How the parts look (ISO 3166 countries' postcodes of the usual forms; a house number before or behind the street). */
const POSTCODES = [
  '[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}',
  '[A-Z]{1,2}\\d{1,2} ?\\d[A-Z]{2}',
  '\\d{5}(?:-\\d{4})?',
  '\\d{4} ?[A-Z]{2}',
  '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d',
  '\\d{4}',
  '\\d{3} ?\\d{2}',
].join('|')
const POSTCODE = new RegExp(`^(?:${POSTCODES})$`)
const POSTCODE_TOWN = new RegExp(`^(${POSTCODES}) (\\p{Lu}[\\p{L}'’. -]+)$`, 'u')
const TOWN_POSTCODE = new RegExp(`^(\\p{Lu}[\\p{L}'’. -]+?) (${POSTCODES})$`, 'u')
const STREET =
  /^(?:(?:flat|unit|apt\.?|apartment) \w+[, ]+)?\d{1,5} ?[a-z]?(?:[-/]\d+)? \p{Lu}[\p{L}'’. -]*$|^\p{Lu}[\p{L}'’. -]*[\p{L}.] \d{1,4} ?[a-z]?$/u
const PLACE = /^\p{Lu}(?!.* (?:from|of|at|with) )[\p{L}'’. -]*$/u
const PHONE = /^(?:\(?\+|\(?0)[\d ()/.-]{6,}\d$/
const MAIL = /@/
/** How a part begins where it is told what it is. */
const LEADS = pattern('i')`
  ^(?:
    (?:
      it's|it is|that's|i live|we live|i am|i'm|we are|we're|live|lives|living|based|for|at|in|of|from|my|our|is
      |address|address:|to|and|with|call|ring|phone|mobile|tel|on|number|telephone|me
    )[\s:]+
  )+
`

/**
 * "…, 14 Alder Lane, York, YO1 7AB, 01904 496 0810": the parts of an address in any order, each known by its form, for the one
 * field that takes it. A town is one only beside a street or a postcode.
 */
export function addressed(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!fitter.startsPart(at) || fitter.isStop(at)) return []
  const end = endOfPart(fitter, at)
  if (end === at) return []
  const text = restore(fitter.text(at, end), fitter.source)
  const pieces = partsIn(text, fitter, said, at, end)
  return pieces ? fitter.goOn(end, { ...said, verb: undefined, tick: undefined }, 0.1, ...pieces) : []
}

/** The end of a clause; the stop of "Hauptstr. 12" is none. */
function endOfPart(fitter: Fitter, at: number): number {
  const end = fitter.clauseEnd(at)
  return fitter.word(end) === '.' && /^\d+[a-z]?$/.test(fitter.word(end + 1)) ? fitter.clauseEnd(end + 1) : end
}

function partsIn(text: string, fitter: Fitter, said: Said, at: number, end: number): Piece[] | undefined {
  const plain = text.replace(LEADS, '').trim()
  if (plain === '') return undefined
  const to = (part: Part, value: string): Piece[] | undefined => {
    const of = fieldFor(fitter, part, said)
    return of && [setTo(of, value, { quoted: true })]
  }
  const both = (town: string, postcode: string) => {
    const [one, other] = [to('town', town), to('postcode', postcode)]
    return one && other && [...one, ...other]
  }
  if (PHONE.test(plain) && plain.replace(/\D/g, '').length >= 8) return to('phone', plain)
  if (POSTCODE.test(plain)) return isInAddress(fitter, at, end) ? to('postcode', plain) : undefined
  const [, code, behind] = POSTCODE_TOWN.exec(plain) ?? []
  if (code !== undefined && behind !== undefined && isInAddress(fitter, at, end)) return both(behind, code)
  const [, before, last] = TOWN_POSTCODE.exec(plain) ?? []
  if (before !== undefined && last !== undefined && isInAddress(fitter, at, end)) return both(before, last)
  const isLived = /\b(?:live|lives|living|address)\b/i.test(text.slice(0, text.length - plain.length))
  if (STREET.test(plain) && (isLived || isInAddress(fitter, at, end))) return to('street', plain)
  if (PLACE.test(plain) && isBesideAddress(fitter, at, end)) return to('town', plain)
  return undefined
}

/** The clauses of a message before and behind a place, as they were written. */
function around(fitter: Fitter, at: number, end: number): { before: string[]; after: string[] } {
  const split = (from: number, to: number) =>
    from < to
      ? restore(fitter.text(from, to), fitter.source)
          .split(/[,;\n]|\.\s(?!\d)|\band\b/)
          .map(part => part.replace(LEADS, '').trim())
          .filter(Boolean)
      : []
  return { before: split(0, at), after: end < fitter.tokens.length ? split(end, fitter.tokens.length) : [] }
}

const isPostcode = (text: string): boolean =>
  POSTCODE.test(text) || POSTCODE_TOWN.test(text) || TOWN_POSTCODE.test(text)

/** Whether a street stands right before it, or a postcode beside it: a name before a street is a person's. */
function isBesideAddress(fitter: Fitter, at: number, end: number): boolean {
  const { before, after } = around(fitter, at, end)
  const [last, next] = [before.at(-1), after[0]]
  return (last !== undefined && (STREET.test(last) || isPostcode(last))) || (next !== undefined && isPostcode(next))
}

/** Whether more of an address, a person or what reaches one is told beside it: a number by itself may be anything. */
function isInAddress(fitter: Fitter, at: number, end: number): boolean {
  const { before, after } = around(fitter, at, end)
  return [before.at(-1), before.at(-2), after[0], after[1]].some(
    text => text !== undefined && (STREET.test(text) || MAIL.test(text) || PLACE.test(text) || isPostcode(text)),
  )
}

/** The one field for that part. */
export function fieldFor(fitter: Fitter, part: Part, { scope }: Said): Named | undefined {
  const [of, ...more] = fitter.names.named.filter(
    ({ kind, names, within, node }) =>
      kind === 'field' &&
      node.options === undefined &&
      (scope === undefined || within.has(scope)) &&
      names.some(name => LABELS[part].test(name.trim()) && (part !== 'street' || !NOT_STREET.test(name))),
  )
  return more.length === 0 ? of : undefined
}

/** "… from Alder Joinery": where somebody who was just named works, for the one field that takes it. */
export function employed(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!/^(?:from|of|at|with)$/.test(fitter.word(at)) || said.any !== true || isFrame(fitter.word(at + 1))) return []
  const end = fitter.clauseEnd(at + 1)
  const name = end > at + 1 ? restore(fitter.text(at + 1, end), fitter.source) : ''
  const of = /^\p{Lu}/u.test(name) ? fieldFor(fitter, 'company', said) : undefined
  return of ? fitter.goOn(end, said, 0.12, setTo(of, name, { quoted: true })) : []
}
