import { fragment } from '../../../../lib/patterns.ts'

/** What is said in one of many ways, and the way in which the mechanisms read it. */
export type Rule = readonly [RegExp, string | ((...parts: string[]) => string)]

/** Verbs of doing something to what was found or named before. */
export const DO = '(?:click|press|tap|hit|choose|select|pick|take|open|follow|mark|tick|check)'
/** Where a clause ends. */
export const END = fragment`(?=[.,;!?]|$| and\b| then\b| before\b)`
/** What was found or named before. */
export const BACK = fragment`
  (?:it|that|this|them|that one|this one|its (?:item|entry|row|link|name)|the (?:link|button|entry|item|one|word|result))
`
/** Parts of a page that hold others and may be closed. */
export const PART = fragment`
  (?:tabs?|sections?|panels?|folders?|pages?|menus?|sub-?menus?|accordions?|groups?|areas?|headings?|branch(?:es)?)
`
/** What shows where the mouse is. */
export const POINTER = '(?:mouse(?: (?:pointer|cursor))?|pointer|cursor)'
/** How exactly something is at a place: no other place. */
export const DEGREE =
  '(?:completely|entirely|fully|wholly|totally|exactly|precisely|directly|right|just|somewhere|anywhere)'
export const PLACED = '(?:is|are|lies?|sits?|stands?|comes? to (?:lie|rest|stand)|ends? up|rests?|fits?|goes)'
export const AT = '(?:inside(?: of)?|within|into|in|onto|on top of|on|at|over|under|below|above|beside|next to|around)'
/** Where a sentence begins. */
export const START = '(?:^|(?<=[.!;?]\\s))'
/** What shall be so. */
export const SHALL =
  '(?:shall|should|must|has to|have to|needs? to|ought to|is to|are to|may|is supposed to|is meant to)(?: (?:only|now|then))?'

/** 3 as "3rd". */
export const ordinal = (figure: string): string =>
  `${figure}${/1[123]$/.test(figure) ? 'th' : (['th', 'st', 'nd', 'rd'][Number(figure.at(-1))] ?? 'th')}`
