import { isBare } from '../reading/attach.ts'
import { type Meaning, type Query, type Selection, plainly } from '../reading/query.ts'
import { lessSure, type Understanding } from '../understanding.ts'

/** A request of a message, and what was read of it. */
export interface ReadRequest {
  clause: string
  reading: Understanding & { meaning: Meaning }
}

/** The requests of a message without those that only say again what is asked for; two that ask for one thing between them are one. */
export const uniteReadings = (asked: readonly ReadRequest[]): readonly ReadRequest[] =>
  UNIONS.reduce(unite, ofThoseAskedAbout(withoutRepeated(asked)))

/** "… I need the vehicles.": says once more what is asked for. */
const withoutRepeated = (asked: readonly ReadRequest[]): readonly ReadRequest[] =>
  asked.filter(
    ({ clause, reading }, at) =>
      !asked
        .slice(0, at)
        .some(
          before =>
            isSameMeaning(reading.meaning, before.reading.meaning) ||
            (POINTING.test(clause) && saysAgain(reading.meaning, before.reading.meaning)),
        ),
  )

/** "do we have late boats? Show me the boats.": a bare noun behind the question whether there are such is about those. */
const ofThoseAskedAbout = (asked: readonly ReadRequest[]): readonly ReadRequest[] =>
  asked.map((request, at) => {
    const [meaning, before] = [request.reading.meaning, asked[at - 1]?.reading.meaning]
    const isOfThose =
      meaning.kind === 'query' &&
      before?.kind === 'query' &&
      meaning.ask === 'list' &&
      before.ask === 'exists' &&
      meaning.root.entity === before.root.entity &&
      isBare(meaning.root) &&
      !OF_ALL.test(request.clause)
    return isOfThose
      ? { ...request, reading: { ...request.reading, meaning: { ...meaning, root: before.root } } }
      : request
  })
const OF_ALL = /\b(?:all(?! (?:of )?(?:the|those|these)\b)|every|each|other|others|else|total)\b/i

/** When a request and the one before it are one, and with what the question that is left is asked otherwise. */
interface Union {
  isOne: (request: Asked, before: Asked) => boolean
  change?: Partial<Query>
}
interface Asked {
  clause: string
  query: Query
}

/** As sure as the less sure of both, and with the notes of both. */
function unite(asked: readonly ReadRequest[], { isOne, change }: Union): readonly ReadRequest[] {
  const united = [...asked]
  for (let at = united.length - 1; at > 0; at--) {
    const [before, request] = [united[at - 1]!, united[at]!]
    const [one, other] = [askedIn(before), askedIn(request)]
    if (!one || !other || !isOne(other, one)) continue
    const { notes, best } = before.reading
    const sure = lessSure(request.reading, best?.certainty ?? 1)
    const reading = { ...sure, meaning: { ...other.query, ...change }, notes: [...new Set([...notes, ...sure.notes])] }
    united.splice(at - 1, 2, { clause: request.clause, reading })
  }
  return united
}

const askedIn = ({ clause, reading }: ReadRequest): Asked | undefined =>
  reading.meaning.kind === 'query' ? { clause, query: reading.meaning } : undefined

/** "which boats are late, and what are their berths?": the same records, with what is asked of them; that of each, and not which there are. */
const TELLS_MORE: Union = {
  isOne: ({ query }, { query: before }) =>
    (query.ask === 'list' || query.ask === 'values') &&
    before.ask === 'list' &&
    query.project.length > 0 &&
    before.project.length === 0 &&
    isOfSame(query, before),
  change: { ask: 'list' },
}

/** "are any boats late, and which ones are those?": the list of them says that there are. */
const LISTS_THOSE: Union = {
  isOne: ({ query }, { query: before }) =>
    query.ask === 'list' &&
    !query.project.length &&
    (before.ask === 'exists' || before.existence === true) &&
    !before.lookup &&
    isOfSame(query, before),
  change: { existence: true },
}

/** "I'm looking at yawls. Which of them are late?", "What is due this week? Show those due then that are open.": the first asks nothing of its own. */
const NARROWS: Union = {
  isOne: (request, before) =>
    narrowsSaid(request.query, before.query) &&
    (TELLS_WHAT_FOR.test(before.clause) || (ASKS_WHAT.test(before.clause) && SHOWS_THEN.test(request.clause))),
}
const TELLS_WHAT_FOR =
  /^\W*(?:(?:so|well|hi|hello|ok|okay)\W+)*(?:i|we)(?:['’](?:m|re|ve)| am| are| have| was| were| do(?:n['’]t| not) (?:want|need))\b[^?]*$/i
const ASKS_WHAT = /^\W*(?:what|which|who)\b[^?]*\?\W*$/i
const SHOWS_THEN = /^\W*(?:please )?(?:show|list|give|name|tell)\b.*\b(?:then|there)\b/i

const UNIONS: readonly Union[] = [TELLS_MORE, LISTS_THOSE, NARROWS]

/** The same records with more said of them: all that held of those before holds of them. */
function narrowsSaid(query: Query, before: Query): boolean {
  if (query.ask !== 'list' || before.ask !== 'list') return false
  const [own, all] = [query.root, before.root]
  const isWhole = [all, own].every(one => one.order === undefined && one.limit === undefined)
  const [said, saidBefore] = [saidOf(own), saidOf(all)]
  return (
    isWhole &&
    own.entity === all.entity &&
    !before.project.length &&
    said.length > saidBefore.length &&
    saidBefore.every(one => said.includes(one))
  )
}

const saidOf = ({ where, anyOf, related }: Selection): string[] =>
  [...where, ...(anyOf ?? []), ...related].map(one => plainly(one, 'at', 'label'))

// Where in its sentence each part of a meaning was said tells nothing.
const isOfSame = (one: Query, other: Query): boolean =>
  plainly(one.root, 'at', 'label') === plainly(other.root, 'at', 'label')

/** "How much did we win in every country? I need the total.": the second sentence asks for nothing more. */
const isSameMeaning = (one: Meaning, other: Meaning): boolean =>
  plainly(one, 'at', 'label') === plainly(other, 'at', 'label')

/** "the boats", "those orders"; "all boats" are others. */
const POINTING = /^(?!.*\b(?:all|every|each)\b).*\b(?:the|those|these)\b/i

/** A bare noun in a sentence of its own, of the records that were just asked for. */
function saysAgain(meaning: Meaning, before: Meaning): boolean {
  if (meaning.kind !== 'query' || before.kind !== 'query' || meaning.root.entity !== before.root.entity) return false
  // "in which towns are they? I need only the names of the towns.": the values that were asked for.
  const values = before.ask === 'values' ? before.project.map(columns => columns.join()) : []
  const isOfValues = meaning.project.length > 0 && meaning.project.every(columns => values.includes(columns.join()))
  const isAgain = before.ask === 'list' ? !meaning.project.length : isOfValues
  return meaning.ask === 'list' && isAgain && isBare(meaning.root)
}
