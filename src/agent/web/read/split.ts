import { pattern } from '../../../lib/patterns.ts'
import { isBareVerb, startsRequest, stripLeadIn, verbOf } from './verbs.ts'

/** Words that end in a dot without ending a sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|no|nr|vs|mr|mrs|ms|dr|st|approx)\.$/i

/** The sentences, lines and numbered steps of a message. */
export function splitSentences(text: string): string[] {
  return splitNumbered(text)
    .flatMap(part => part.split(/\n+|;\s+/))
    .flatMap(splitAtStops)
    .map(part => part.replace(/^\s*(?:[-*•–]|\(?\d{1,2}[.)]|step \d+[:.)])\s+/i, '').trim())
    .filter(part => /[\p{L}\p{N}\uE000]/u.test(part))
}

/** "1. Open … 2. Click … 3. …" in one line: only a series from 1 counts. */
function splitNumbered(text: string): string[] {
  const marks = [...text.matchAll(/(?:^|[\s,;])(?:step\s+)?\(?(\d{1,2})[.):]\s+(?=\S)/gi)]
  const series: RegExpExecArray[] = []
  for (const mark of marks) if (Number(mark[1]) === series.length + 1) series.push(mark)
  if (series.length < 2) return [text]
  const ends = series.map(mark => mark.index + mark[0].length)
  return [text.slice(0, series[0]!.index), ...ends.map((end, at) => text.slice(end, series[at + 1]?.index))]
}

function splitAtStops(text: string): string[] {
  const out: string[] = []
  let from = 0
  for (const match of text.matchAll(/[.!?]+(?=\s+|$)/g)) {
    const end = match.index + match[0].length
    const part = text.slice(from, end)
    const next = text.slice(end).trim()
    // "s3cret! as the password": what goes on in small letters goes on.
    if (
      ABBREVIATION.test(part) ||
      (/^\p{Ll}/u.test(next) && !startsRequest(next) && !/^[\p{L} ]{2,30}[:=]\s/u.test(next))
    )
      continue
    out.push(part)
    from = end
  }
  out.push(text.slice(from))
  return out
}

const JOINT = pattern('gi')`
  \s*,\s*(?:and|but|or)?\s*(?:(?:only )?then|after that|afterwards|next|finally)?\s*,?\s*
  |\s*(?:;|→|->|=>|>>?)\s+
  |\s+(?:and|but)\s+(?:(?:only )?then\s+|after that\s+|afterwards\s+|next\s+|finally\s+)?
  |\s+(?:then|before you|afterwards|after that)\s+
`

/**
 * The requests of one sentence: it is cut where a joint is followed by the beginning of a request. A verb alone behind a name
 * that is written like it ("Save and Close") belongs to the name.
 */
export function splitRequests(given: string): string[] {
  // "drag A and drop it on B" is one request.
  let sentence = given
    .replace(/\bdrag (?:and|&|n) drop\b/gi, 'drag')
    // "find and click on X" finds it to click it.
    .replace(/\b(?:find|locate|look for) and (?:then )?(?=(?:click|press|tap|hit|open|choose|select|pick)\b)/gi, '')
    .replace(/\s+and (?:then )?drop (?:it|them)(?= (?:on|onto|into|in|at|over)\b)/gi, '')
  const parts: string[] = []
  let from = 0
  let verb: string | undefined
  for (const match of sentence.matchAll(JOINT)) {
    if (match.index < from || !match[0].trim()) continue
    const before = sentence.slice(from, match.index)
    const after = sentence.slice(match.index + match[0].length)
    if (!before.trim() || !after.trim()) continue
    // "In the billing address, fill in …" is one request.
    if (parts.length === 0 && PLACED.test(before.trim()) && !/\s(?:and|then)\s/i.test(match[0])) continue
    const isThen = /then|after|next|finally|→|>/i.test(match[0])
    const isStart = startsRequest(upToJoint(after)) || startsRequest(after)
    if (isStart && !belongsToName(before, after, match[0])) {
      parts.push(before)
      from = match.index + match[0].length
      verb = verbOf(before) ?? verb
    } else if (isThen && (verbOf(before) ?? verb) && !/^(?:do|don't|not)\b/i.test(after)) {
      parts.push(before)
      from = match.index + match[0].length
      verb = verbOf(before) ?? verb
      sentence = `${sentence.slice(0, from)}${verb} ${sentence.slice(from)}`
      return [...parts, ...splitRequests(sentence.slice(from))]
    }
  }
  parts.push(sentence.slice(from))
  return parts
    .map(part =>
      stripLeadIn(part)
        .replace(/[\s.!?]+$/, '')
        .replace(AFTER_ALL, ''),
    )
    .filter(part => /[\p{L}\p{N}\uE000]/u.test(part))
}

/** What is said of the time of a request, behind it. */
const AFTER_ALL = /,?\s+(?:afterwards|after that|at the very end|at last)$/i

/** The circumstances of a request, before it. */
const PLACED = /^(?:in|on|under|within|inside|at|from|using|for|with|by)\s(?!\uE000|https?:)/i

const upToJoint = (text: string): string => text.split(/\s*,\s*|\s+(?:and|then)\s+|[.!?;]/i)[0]!

/** "Save and Close", "Search and Replace": both words written with a capital, or a lone verb that is one of the name's. */
function belongsToName(before: string, after: string, joint: string): boolean {
  if (/then|,|;|>/i.test(joint)) return false
  const next = upToJoint(after)
  if (!isBareVerb(next)) return false
  const last = /(\S+)$/.exec(before.trim())![1]!
  return /^\p{Lu}/u.test(next.trim()) && /^\p{Lu}/u.test(last)
}
