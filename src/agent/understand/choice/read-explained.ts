import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { conditionsIn, plainly, type Meaning } from '../reading/query.ts'
import { withoutTurnsOfRates } from '../requests/turns-of-rates.ts'
import { isReadWhole, lessSure, type Read, type Understanding, type UnderstandOptions } from '../understanding.ts'

/** What says that the words behind it tell what those before it mean (Quirk et al., 1985, 17.73: markers of reformulation). */
const MARKER = fragment`
  (?:i\.?e\.?|that\ is(?:\ to\ say)?|which\ (?:is|means)|that\ means|by\ (?:which|that)\ (?:i|we)\ mean|(?:i|we)\ mean|meaning
  |in\ other\ words|namely|viz\.?|(?:which\ (?:is|we)\ )?(?:defined|calculated|computed|measured|understood|expressed|taken)\ as|or\ rather|so)
`
const ASKS = fragment`
  \W*(?:(?:and|so|now|ok|okay|please|can\ you|could\ you|would\ you)\W+)*
  (?:what(?:['’]s|\ is|\ was|\ are|\ were)|how\ (?:high|large|big|great)\ (?:is|are|was|were)|calculate|compute|work\ out
  |give\ me|show\ me|tell\ me|(?:i|we)\ need
  |(?:i['’]d|i\ would|we['’]d)\ like(?:\ to\ (?:know|see))?|determine|find)
`
/** A figure by a name of its own, and what the name means. */
const EXPLAINED = pattern('iu')`
  ^(?:(?<asks>${ASKS})|(?<which>\W*(?:which|what)\ [^,;:?(]{2,40}?\ (?:has|have|had)\ (?:the\ )?\p{L}+))\ (?:the\ |our\ |my\ )?(?<head>[^,;:?(]{3,100}?)
  \s*(?:[,;:(–—-]+\s*|\s+)(?<=[,;:(–—-]\s*)${MARKER}[\s,:]+(?:the\ |our\ )?(?<said>(?:their|its)\ )?(?<figure>[^;?]{8,160}?)\)?\W*$
`
/** What only a figure says: an explanation that does not reckon tells something else. */
const RECKONS = pattern('iu')`
  \b(?:divided|multiplied|times|minus|plus|sum|total|number|count|share|percentage|percent|proportion|fraction|part|average|mean|median|ratio|difference)\b
`
/** What the name of a figure is of, or is told by. */
const TAIL = /^.+?(?<tail> (?:of|for|among|amongst|across|in|at|from|within|by|per|over|with) .+)$/i
/** The tail as a part of the name: "revenue per employee", "value by weight". */
const OF_NAME = /^ per (?:[\p{L}-]+)(?<rest> .+)?$/iu
/** Each of them, one by one: the name of one figure for all of them means what that comes to. */
const OF_EACH = /\b(?:each|every)\b/i

/** How sure it is at most that the explanation says all that stands before it. */
const UNTOLD = 0.6

/**
 * "What is our weighted pipeline, meaning the value of each open deal multiplied by its probability?": what is asked for is what the name is
 * explained by, of those that the name is said of ("in Europe", "by stage").
 */
export async function readExplained(
  text: string,
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding | undefined> {
  const found = execIn(text, EXPLAINED)?.groups
  // A rate that is defined by states is said plainly where the message is put in plainer words.
  if (!found || !testIn(found['figure']!, RECKONS) || withoutTurnsOfRates(text) !== text) return undefined
  const { asks, which, said } = found
  const figure = found['figure']!.replace(/[\s,)]+$/, '')
  const lead = which ?? 'what is'
  const tail = tailOf(found['head']!.replace(/ weighted (?:by|with) [\p{L} ]+$/iu, ''))
  const whole = async (words: string) => {
    const reading = await read(`${lead} ${which === undefined ? 'the ' : ''}${words}?`, options)
    return reading.meaning && isReadWhole(reading) && isFigure(reading.meaning) ? reading : undefined
  }
  const isOfEach = OF_EACH.test(figure) && !/^(?:sum|total|average)\b/i.test(figure)
  const forms = isOfEach && asks !== undefined ? [`sum of the ${figure}`, figure] : [figure]
  const namesRecords = !said && /\b(?:of|over|across|for|among)\b/i.test(figure)
  // What the explanation itself is of may be just what was named; else it is of those, too.
  for (const form of forms) {
    const full = tail ? await whole(`${withoutTheir(form)}${tail}`) : undefined
    if (full && (!namesRecords || !isOf(tail!))) return full
    const alone = await whole(form)
    if (alone && !tail) return alone
    const named = tail && isOf(tail) ? await read(`list ${tail.replace(/^ \w+ /, '')}`, options) : undefined
    if (alone && named?.meaning && !named.unknown.length && says(alone.meaning!, named.meaning)) return alone
    if (full && !(alone && namesRecords && isOf(tail!))) return full
    if (alone) return lessSure(alone, UNTOLD)
  }
  return undefined
}

const isOf = (tail: string): boolean => /^ (?:of|for|among|amongst|across|over) /i.test(tail)

/** "their total number of employees", where whose it is stands behind. */
const withoutTheir = (figure: string): string => figure.replace(/\b(?:their|its) /gi, '')

function tailOf(head: string): string | undefined {
  const tail = TAIL.exec(head)?.groups?.['tail']
  const ofName = tail === undefined ? undefined : OF_NAME.exec(tail)
  return ofName ? ofName.groups?.['rest'] : tail
}

const isFigure = (meaning: Meaning): boolean =>
  meaning.kind === 'query' ? meaning.ask !== 'list' && meaning.ask !== 'values' : meaning.kind !== 'several'

/** Whether all that was said of the records that are named is said of those of the figure. */
function says(figure: Meaning, named: Meaning): boolean {
  if (named.kind !== 'query') return false
  const said = plainly(figure, 'at', 'label')
  return conditionsIn(named.root).every(({ condition }) => said.includes(plainly(condition, 'at', 'label')))
}
