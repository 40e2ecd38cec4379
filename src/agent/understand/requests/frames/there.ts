import { pattern } from '../../../../lib/patterns.ts'
import { execIn } from '../../../../lib/prefilter/may-match.ts'

/** "there" as a place that was named: at the end of what is asked, and in no "how many are there". */
export const THERE = /(?<!\b(?:is|are|was|were|be|been) )\b(?:over |up |down )?there(?: again| now)?(?=\W*$|,)/iu

/** The same at the end of a request, also of those that are counted: "how many are there there". */
const THERE_LAST = /(?<!\b(?:is|are|was|were|be|been|out|up|over)\s)\b(?:over )?there(?=\W*$)/iu
/** A place that is named behind its preposition, or the one thing that is named at all. */
const PLACE = /\b(?<at>at|in) (?<place>(?:the )?\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:of|and|the|&) )?\p{Lu}[\p{L}\d'’&-]*)*)/gu
const NAMED = /(?<=\p{L} (?:the )?)(?!I\b)\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:of|and|the|&) )?\p{Lu}[\p{L}\d'’&-]*)*/gu

function placeIn(request: string): string | undefined {
  const last = [...request.matchAll(PLACE)].at(-1)
  if (last) return last[0]
  const [name, ...more] = request.match(NAMED) ?? []
  return name && !more.length ? `at ${name}` : undefined
}

/** "since when are they a customer of ours": whoever of the speaker's own is asked for before is none. */
const OUTSIDE = pattern('iu')`
  ^(?<lead>(?:and\ )?(?:since when|how long|from when)\ (?:is|are|was|were|has|have)\ )(?:they|he|she|it)\ (?<rest>(?:already\ |now\ )?(?:been\ )?
  (?:(?:an?|our)\ (?:\p{L}+\ )?(?:customer|client|supplier|vendor|tenant|patient|subscriber|guest|partner)
    |(?:\p{L}+\ )?(?:customers|clients|suppliers|vendors|tenants|patients|subscribers|guests|partners))\b.*)$
`
const WHO_OF = /^\W*(?:and )?who(?:['’]s)? .*$/iu

function ofOutside(request: string, before: string): string {
  const { lead, rest } = WHO_OF.test(before) ? (execIn(request, OUTSIDE)?.groups ?? {}) : {}
  const [name, ...more] = lead ? (before.match(NAMED) ?? []) : []
  return lead && name && !more.length
    ? `${lead.replace(/ are $/i, ' is ').replace(/ have $/i, ' has ')}${name} ${rest!}`
    : request
}

/**
 * "how many work at the Mill", "how many are ill there": several requests of a message, with the place that the one before named, and with the
 * customer whom a pronoun stands for.
 */
export function withPlaces(requests: readonly string[]): string[] {
  const said: string[] = []
  for (const request of requests) {
    const before = said.at(-1) ?? ''
    const place = THERE_LAST.test(request) ? placeIn(before) : undefined
    said.push(place ? request.replace(THERE_LAST, () => place) : ofOutside(request, before))
  }
  return said
}
