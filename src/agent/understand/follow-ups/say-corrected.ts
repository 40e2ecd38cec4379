import { escapePattern } from '../../../lib/escape-pattern.ts'
import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel, Entity } from '../entity-model/catalogue-model.ts'
import { singular, wordsOf } from '../language/words.ts'
import type { Meaning, Query, Selection } from '../reading/query.ts'
import { CONTINUES } from './said-of-nodes.ts'

const I_SAY = fragment`(?:what\ )?i\ (?:meant?|wanted)(?:\ to\ (?:say|type|ask(?:\ (?:about|for))?))?(?:\ (?:was|is))?`
const I_NEED = fragment`
  i\ (?:need|want)(?:ed)?\ (?:it|them|those|that|these|this|the\ same)(?=\ (?:for|of|from|in|at|on|by|with)\ )
`
/** "sorry, I meant data", "wait, I need them for Ann Lee", "no, the comments": nothing but what takes the place of something said before. */
const CORRECTS_TO = pattern('iu')`
  ^\W*(?:(?:no|nope|oops|oh|ah|hm+|um+|wait|sorry|actually|my\ mistake)\W+)+(?<i>${I_SAY}\ |${I_NEED}\ )?
  (?:(?:for|of|from|in|at|on|by|with|about)\ )?(?:the\ |those\ of\ )?
  (?!(?:the|those|these|them|it|that|this|not|all|any|only|which|what|who|how|when|where|why|i|we|you|show|list|give)\b)
  (?<word>[\p{L}\p{N}][^,;?]{0,60}?)(?:,?\ (?:instead|please|sorry|of\ course))?\W*$
`
/** "I meant data" without a word of regret before it. */
const I_MEANT = pattern('iu')`^\W*(?<i>${I_SAY})\ (?:the\ )?(?<word>[\p{L}\p{N}][^,;?]{0,60}?)\W*$`

/** Longer ones are requests of their own. */
const MOST_WORDS = 5

/** The message before in other words, and what it says then instead: another kind of records, or another value of the same. */
export interface Corrected {
  message: string
  changes: 'kind' | 'value'
  /** The message says that it corrects ("I meant"), and how it is read by itself is of no account. */
  isSaid: boolean
}

/**
 * "how many tasks has Ann got?" – "sorry, I meant time entries": the message before with what was meant in the place of the kind of records,
 * or of a value that they were told by. So all else that was said holds, whatever it comes to for those that are meant.
 */
export function sayCorrected(
  message: string,
  said: string | undefined,
  last: Query | undefined,
  model: CatalogueModel,
): Corrected[] {
  if (!said || !last) return []
  const { word, i } = (execIn(message, CORRECTS_TO) ?? execIn(message, I_MEANT))?.groups ?? {}
  if (!word || word.split(/\s+/).length > MOST_WORDS || testIn(said, CONTINUES)) return []
  const isSaid = i !== undefined
  const app = model.apps.find(({ name }) => name === last.app)
  const kind = app?.entities.find(({ words }) => isCalled(word, words))
  if (kind) {
    const noun = kind.key === last.root.entity ? undefined : nounIn(said, model.entities.get(last.root.entity))
    return noun === undefined ? [] : [{ message: said.replace(noun, word), changes: 'kind', isSaid }]
  }
  return valuesOf(last.root)
    .flatMap(value => valueIn(said, value, word) ?? [])
    .map(wording => ({ message: wording, changes: 'value', isSaid }))
}

/** Whether what was read says what the message before said but for what was corrected. */
export function isCorrected(meaning: Meaning | undefined, { changes }: Corrected, last: Query): meaning is Query {
  if (meaning?.kind !== 'query' || meaning.ask !== last.ask) return false
  const isSameKind = meaning.root.entity === last.root.entity
  return changes === 'kind' ? !isSameKind : isSameKind
}

/** Whether a text is nothing but these words, in the singular or in the plural. */
function isCalled(text: string, own: readonly string[]): boolean {
  const words = wordsOf(text)
  return words.length === own.length && words.every((word, at) => singular(word) === singular(own[at]!))
}

/** The noun of a kind as a message says it: all of its words, or the last of them. */
function nounIn(text: string, entity: Entity | undefined): string | undefined {
  if (!entity) return undefined
  const words = [...text.matchAll(/\p{L}+/gu)]
  const lengths = [...new Set([entity.words.length, 1])]
  for (const length of lengths)
    for (const [at, first] of words.entries()) {
      const last = words[at + length - 1]
      if (!last) break
      const noun = text.slice(first.index, last.index + last[0].length)
      if (isCalled(noun, entity.words.slice(-length))) return noun
    }
  return undefined
}

/** The values that records and those that they belong to are told by. */
const valuesOf = ({ where, related }: Selection): string[] => [
  ...where.filter(({ op }) => op === '=').flatMap(({ values }) => values.filter(value => typeof value === 'string')),
  ...related.flatMap(({ selection }) => valuesOf(selection)),
]

/** The text with another value in the place of one that it says; "the East depot" has its noun behind it already. */
function valueIn(text: string, value: string, word: string): string | undefined {
  const place = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(value)}(?![\\p{L}\\p{N}])`, 'iu').exec(text)
  if (!place) return undefined
  const [before, after] = [text.slice(0, place.index), text.slice(place.index + place[0].length)]
  const noun = /^ (\p{L}+)/u.exec(after)?.[1]
  const said = noun && word.toLowerCase().endsWith(` ${noun.toLowerCase()}`) ? word.slice(0, -noun.length - 1) : word
  return `${before}${said}${after}`
}
