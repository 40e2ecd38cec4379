import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { participlesOf } from './verbs.ts'
import { sayPlainly, type Turn } from '../requests/turns.ts'

const IT = fragment`(?:it|she|he|they)`
const FIELD = fragment`(?-i:\p{L}\p{Ll}*(?:[ -]\p{Ll}+){0,2}?)`
/** Where a clause begins, or one that tells something more of what is new. */
const START = fragment`(?<=(?:^|[.,;:]\s|\sand\s))`
const END = fragment`(?=\s*(?:[.,;(]|$)|\s+and\s)`

/** Clauses that tell something of what is new, each as a plain part of a list. */
const TURNS: readonly Turn[] = [
  // "it's called Salt", "call it Salt", "the title is “Salt”".
  [
    pattern(
      'giu',
    )`${START}${IT}(?:['’]s|\ (?:is|will\ be|should\ be))\ (?:to\ be\ )?(?:called|named|titled)\ (?=["“]|(?-i:\p{Lu})|$)`,
    'called ',
  ],
  [
    pattern(
      'giu',
    )`${START}(?:(?:and|please)\ )*(?:call|name|title)\ (?:it|him|her|them|this|that)\ (?=["“]|(?-i:\p{Lu})|$)`,
    'called ',
  ],
  // "she would like to receive the newsletter too": wants it.
  [
    pattern('giu')`
      ${START}(${IT})\ (?:also\ )?(?:would\ (?:also\ )?like|['’]d\ (?:also\ )?like|wants?|wishes)\ (?:to\ (?:receive|get|have|be\ sent)\ )?
      ((?:the|our)\ \p{Ll}+(?:\ (?!too\b|as\b|also\b)\p{Ll}+)?)(?:\ (?:too|as\ well|also))?${END}
    `,
    '$1 wants $2',
  ],
  // "Ann Lee is the reporter".
  [
    pattern('gu')`
      ${START}(\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)*)\ (?:is|will\ be|should\ be)\ (?:the|its|her|his|their|our)\ (\p{Ll}+(?:\ \p{Ll}+)?)${END}
    `,
    '$2 $1',
  ],
  // "Alder Park as home branch".
  [
    pattern('gu')`
      (?<=(?:^|[.,;:]\s(?:and\ )?))(?:and\ )?((?:the\ )?\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)*)
      \ as\ (?:(?:the|its|her|his|their)\ )?(\p{Ll}+(?:\ \p{Ll}+)?)${END}
    `,
    '$2 $1',
  ],
  // "the salary she expects is 40": the expected salary.
  [
    pattern('giu')`${START}the\ (\p{Ll}+)\ (?:(?:that|which)\ )?(?:he|she|they|it)\ (\p{Ll}+)s\ is\ (?=\S)`,
    (_whole, noun = '', verb = '') => `${participlesOf(verb)[0]!} ${noun} `,
  ],
  // "Ann (first name) Lee (last name)": a value with what it is in brackets.
  [
    /(?<=(?:^|[:;,]\s|\)\s))((?!and\b)[^\s,;:()][^,;:()]*?) \(((?:the |her |his |its )?\p{Ll}+(?: \p{Ll}+)?)\)(?=\s*(?:[,;.)]|$|\s\S)),?/gu,
    '$2 $1,',
  ],
  // "contact Ann Lee (ann@boats.example)": an address in brackets.
  [/ \(([^\s()@]+@[^\s()]+)\)/g, ', $1'],
  // "it sells at 40", "sells for 40": its price.
  [pattern('giu')`${START}(?:${IT}\ )?(?:sells?|is\ sold|retails?|goes)\ (?:at|for)\ (?=\p{Sc}?\ ?\d)`, 'price '],
  // "her number is 07700 900417": where she is called.
  [
    pattern('giu')`
      ${START}(?:her|his|their|my)\ (?:(?:contact|phone|telephone|mobile|cell)\ )?number(?:\ is|['’]s|:)\ (?=(?:\+|\(?0)[\d ()./-]{6,})
    `,
    'phone ',
  ],
  // "the priority is low": a field and its value.
  [
    pattern('giu')`
      ${START}(?:(?:the|its|her|his|their)\ )?(?!(?:${IT}|this|that|there|who|which|here|what)\b)(${FIELD})\ (?:is|are|will\ be|should\ be)
      \ (?!(?:the|an?|not|no|called|named)\b)(?=\S)
    `,
    '$1 ',
  ],
  // "he's got 6 years of experience"
  [pattern('giu')`${START}${IT}(?:['’](?:s|ve)|\ has|\ have)\ got\ (?=\d)`, ''],
  // "it's due on Monday", "it has 288 pages".
  [pattern('giu')`${START}${IT}(?:['’]s|\ is|\ are)\ (?:an?\ )?(?!(?:not|no|called|named)\b)(?=\S)`, ''],
  [pattern('giu')`${START}${IT}\ (?:has|have)\ (?=\d)`, ''],
  // "picking it up at Oslo": the pickup.
  [
    pattern('giu')`(?<=[,;]\s|\sand\s|\swith\s)(\p{Ll}{3,})ing\ (?:it|them)\ (up|off|out|in)\ (?=(?:at|in|on|from)\ )`,
    '$1$2 ',
  ],
  [
    pattern('giu')`(?<=[,;]\s|\sand\s|\swith\s)(\p{Ll}{3,})ing\ (?:it|them)\ (?:back\ )?(?=(?:at|in|on|from|to)\ )`,
    '$1 ',
  ],
]
/** What joins two such clauses. */
const JOINT = pattern('giu')`
  \s*(?:,\s*and|[;.]|\sand)\s+(?=
    ${IT}(?:['’](?:s|d)\s|\s\p{Ll}+\s)
    |(?:the|its|her|his|their)\s[\p{Ll}-]+(?:\s\p{Ll}+)?\s(?:is|are|should\sbe|will\sbe)\s
    |\p{Ll}+(?:\s\p{Ll}+)?\sis\s|(?:please\s)?(?:call|name|title)\s(?:it|him|her|this)\s|\p{Ll}+ing\s(?:it|them)\s
  )
`

/** "create a job: the boiler is leaking": a title, unless its noun is one that fields are called by in general. */
const MAY_BE_TITLE = pattern('iu')`
  ^[^:"“]*:\s+(?:the|an?|our|my|some)\s+
  (?!(?:name|title|subject|description|status|priority|type|kind|category|date|price|number|amount|address|e-?mail|phone|author|owner)\b)
  \p{L}[\p{L} -]*?\s(?:is|are)\s
`
/** Whether what is told of something new may be what it is called. */
export const mayBeTitle = (order: string): boolean => testIn(order, MAY_BE_TITLE)

/**
 * What is told of something new in sentences, as a list: "…. It's called Salt, the author is Ann Lee and it has 288 pages" → "…, called
 * Salt, author Ann Lee, 288 pages". What stands in quotes stays.
 */
export const sayDetails = (text: string): string => (testIn(text, OF_NOTE) ? text : listOfDetails(text))

/** "add a note to job 7: key is with Ann": what is to be written down stays as it is told. */
const OF_NOTE = pattern('iu')`
  ^\W*(?:add|put|leave|write|make|enter|record|set)\ (?:an?\ |the\ )?(?:new\ )?(?:note|comment|remark|message|memo)\b[^:]*(?::|\bsaying\b)
`
const listOfDetails = (text: string): string =>
  text
    .split(/("[^"]*"|“[^”]*”)/)
    .map((part, at) => (at % 2 ? part : sayPlainly(replaceIn(part, JOINT, ', '), TURNS)))
    .join('')
