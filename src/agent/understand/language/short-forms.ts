import { wordList } from '../../../lib/patterns.ts'

/**
 * How people write little words in a hurry. Only closed-class words and notations of English stand here: contractions
 * without their apostrophe, and signs and clippings of words that count, compare and negate.
 */

/** Auxiliaries with "not" drawn to them. */
const NEGATED = /\b(is|are|was|were|do|does|did|has|have|had|could|would|should)nt\b/gi
/** Question words and "that", "there" with "is" or "has" drawn to them; "its" is a word of its own. */
const WITH_IS = /\b(who|what|when|where|how|that|there|here)s\b/gi

/** Units of time, as they are written in a hurry. */
const UNITS: Readonly<Record<string, string>> = { yr: 'year', qtr: 'quarter', wk: 'week', mth: 'month', mnth: 'month' }

/** What opens a message and says nothing before "and". */
const BEFORE_AND = /^\W*(?:(?:ok(?:ay)?|right|cool|great|super|perfect|thanks|thx|ta)\W+)+(?=and\b)/iu
const N = /^(\W*(?:ok(?:ay)?\W+)?)n (?=(?:who|what|which|how|where|when|the|for|in|of|only|is|are|do|does)\b)/iu

/** "n who is that?", "ok and which?": a message that goes on begins with "and". */
const sayAndFirst = (text: string): string => text.replace(N, '$1and ').replace(BEFORE_AND, '')

/** "whats the total", "…, whos that": a question without its apostrophe, at the beginning of a part. */
const WHATS = /(?<=^\W*|[,;:.?!–—-]\s+|\b(?:and|so|but|ok)\s)(what|who|where|when|how)s (?=\p{Ll})/giu

/** How a message and the questions in it begin, in full. */
export const sayBeginnings = (text: string): string => sayAndFirst(text).replace(WHATS, "$1's ")

/** "dont", "whos", "no. of", "# of", "phone no", "show em", "at the moment" and the like as they are written in full. */
export const spellOut = (text: string): string =>
  sayAndFirst(text)
    .replace(NEGATED, "$1n't")
    .replace(WITH_IS, "$1's")
    .replace(/\b(should|could|would|must|might)(?:['’]ve| of(?= been\b))/gi, '$1 have')
    // What is written in a hurry: "hw many ppl r in …".
    .replace(/\bppl\b/gi, 'people')
    .replace(/\b(?:teh|hte|th)(?= \p{L})/giu, 'the')
    .replace(/(?<=^\W*(?:\p{Ll}+\W+){0,2})[Ww][oa]t(?=['’]?s? \p{Ll})/gu, 'what')
    .replace(/\b(c|w|sh)(?:ud|oud|uld|oudl|uold)(n['’]?t)?\b/gi, '$1ould$2')
    .replace(/(?<=\p{Ll}{2,} )w\/?o(?= \p{L})/gu, 'without')
    .replace(/(?<=\p{Ll}{2,} )w(?:\/ ?| )(?=(?:\p{Ll}{2,}|an?|\d+)\b)/gu, 'with ')
    .replace(/\bhow(?=(?:many|much|long|often)\b)/gi, 'how ')
    .replace(/\bhw(?= (?:many|much|long|old|often)\b)/gi, 'how')
    .replace(/(?<=\p{Ll}{3,} )r(?= (?:in|on|at|there|here|not|the|our|my|still|open|now)\b)/gu, 'are')
    .replace(/(?<=\p{Ll}{2,}|\d) (?:n|'n'?) (?=\p{Ll}{2,})/gu, ' and ')
    .replace(
      /(?<=\b(?:less|more|fewer|greater|higher|lower|longer|later|earlier|older|younger) )then(?= [\d$€£])/gi,
      'than',
    )
    .replace(/(?:\bno\.?|\bnr\.?|#) of\b/gi, 'number of')
    // A noun and "no" at the end of what is said: its number.
    .replace(/(?<=\b(?!and\b|but\b|say|yes\b|not\b|are\b|was\b)\p{Ll}{3,} )no\.?(?=\s*(?:[?!,;]|$))/gu, 'number')
    // "yesterdays orders", "last months sales": the genitive without its apostrophe.
    .replace(
      /\b(yesterday|today|tomorrow|(?<!\bthe )(?:this|last|next) (?:week|month|year|quarter))s(?= \p{Ll}{3,})/giu,
      "$1's",
    )
    // "tracking no. for order 7", "phone nr of Ann": behind the stop of an abbreviation the sentence goes on.
    .replace(
      /(?<=\b(?!and\b|but\b|say|yes\b|not\b|are\b|was\b)\p{L}{3,} )(?:no\.|nr\.?)(?= (?:for|of|on|please|pls|plz|pl)\b|\s*(?:[?!,;]|$))/gu,
      'number',
    )
    // "ph no. of Ann": her phone number.
    .replace(/\b(?:ph|tel|mob)\.? ?(?:no|nr|num|number)\b\.?/gi, 'phone number')
    // "phone nr lead Ann Lee": what has a number is named right behind it.
    .replace(/\b(phone|telephone|mobile|fax) (?:nr|no)\b\.?(?= \p{L})/giu, '$1 number')
    .replace(/(?<=[\p{L}\d] )thru(?= [\p{L}\d])/gu, 'through')
    .replace(
      /\b(last|this|next|past|per|each|every|current) (yr|qtr|wk|mth|mnth)\b/gi,
      (_, before: string, unit: string) => `${before} ${UNITS[unit.toLowerCase()]!}`,
    )
    .replace(/\bdiff(?= (?:in|of|between)\b)/gi, 'difference')
    .replace(/(?<=\p{L}\s)'?em\b/gu, 'them')
    .replace(/(?:\batm|\bat the moment)(?=\s*(?:[?!.,;]|$))/gi, 'now')

/** Clippings of words that count, compare, exclude or stand for people, read so unless the catalogue has a word that is spelt alike. */
export const CLIPPINGS: ReadonlyMap<string, string> = new Map(
  wordList`
    pct:percent perc:percent diff:difference cnt:count num:number nr:number qty:quantity amt:amount
    excl:excluding incl:including exc:except btw:between approx:about
    tot:total med:median tonite:tonight nite:night thru:through
    reg:registration mins:minutes hrs:hours yrs:years wks:weeks
  `.map(pair => pair.split(':') as [string, string]),
)
