import { pattern } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'

/** "Name is Ann Lee", at the beginning or behind the order. */
const CALLED = pattern('gu')`
  (?:^\W*|(?<=[,.;:])\s+|(?<=\s[-–—])\s+)(?:(?:[Tt]he|[Hh]er|[Hh]is|[Ii]ts|[Tt]heir)\s+)?(?:full\s+)?[Nn]ame
  (?:(?:\s+is|['’]s|\s*[:=])\s*|\s(?=[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]*)+(?:[,;.]|$)))(?=\p{Lu})
`
/** "… and her phone is", "… and she's": where the next clause begins. */
const NEXT_CLAUSE = pattern('giu')`
  \s*(?:[,;.]\s*and|[,;.]|\s+and)\s+(?=(?:his|her|its|their|the)\s+(?-i:\p{Ll})[\p{L} -]{1,30}?(?:\s+(?:is|are)\b|['’]s\s|:))
`
const IS_A =
  /(?:[,;.]|\s+and)\s+(?:she|he|they|it)(?:['’](?:s|re)|\s+(?:is|are|was|were))\s+(?=(?:an?|the|our|born|based|from|in|with|at)\s)/gi
const BEGINS_A = /^\W*(?:she|he|it|they)(?:['’](?:s|re)|\s+(?:is|are))\s+(?=an?\s)/i

/** "with the code TEN10: 10 percent off": what stands behind the colon is no part of a code. */
const BEHIND_CODE =
  /(?<=\b(?:code|number|sku|reference|ref|id) (?:["“])?(?=\S*\d|[\p{Lu}-]+:)[\p{Lu}\d-]{3,}(?:["”])?):\s+(?=\S)/gu

/** "Millbrook as home branch", "5 March as the due date": the field behind its value. */
const AS_FIELD = pattern('gu')`
  (?<=[,:]\s)(?<value>(?:\p{Lu}|\d)[^,;:]{0,40}?)\sas\s(?:(?:the|her|his|its|their)\s)?(?:new\s)?(?<field>\p{Ll}+(?:\s\p{Ll}+)?)(?=\s*(?:[,;.]|$))
`
/** "first day 29 April, last day 5 May" */
const FIRST_AND_LAST = /\b(first day)(?: is| on|:)? (?=\S*\d)(.*?)\b(last day)(?: is| on|:)? (?=\S*\d)/iu

/** "Name is Ann Lee, she is a Buyer with Acme": what clauses tell of the new record, as phrases that describe it. */
export const sayBriefly = (text: string): string =>
  replaceIn(replaceIn(text, NEXT_CLAUSE, ', '), CALLED, found => `${/^\s/.test(found) ? ' ' : ''}called `)
    .replace(BEHIND_CODE, ', ')
    .replace(AS_FIELD, '$<field> $<value>')
    .replace(FIRST_AND_LAST, (_, _first, between: string) => `from ${between.replace(/[\s,]+(?:and\s)?$/, '')} to `)
    .replace(IS_A, ', ')
    .replace(BEGINS_A, '')

/** "she's in 8A", "that would be Ann Lee": what is told of what was asked for, without the clause around it. */
const OF_IT = pattern('iu')`
  ^\W*(?:she|he|it|they|that|this)(?:['’](?:s|re|ll\s+be|d\s+be)|\s+(?:is|are|was|will\s+be|would\s+be|should\s+be|must\s+be))\s+
  (?:(?:in|at|on)\s+)?(?=\S)
`
export const sayOfIt = (text: string): string => replaceIn(text, OF_IT, '')
