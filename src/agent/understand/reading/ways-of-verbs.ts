import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { isDated } from '../entity-model/field-roles.ts'
import { isKeyWord } from '../entity-model/key-words.ts'
import { type Hop, onlyConnects, pointsTo } from '../entity-model/relations.ts'
import { lowestOf, shortestWays, waysThroughLists } from '../entity-model/ways.ts'
import { rootOf } from '../language/verb-forms.ts'
import { isDerived, stem } from '../language/words.ts'
import { isAgentOf } from './keys-of-verbs.ts'
import { basesOf } from './verb-fields.ts'

/** A way between two kinds of record that a verb is taken for. */
export interface VerbWay {
  from: Entity
  to: Entity
  path: Hop[]
  /** The records at the lowest point of the way: those of what was done. */
  lowest: Entity
  /** 0 to 1: how near the verb is to what the way is called. */
  nearness: number
}

/** How near a verb has to be to choose among several ways, and how much nearer than to the next one. */
const CHOOSES = 0.5
export const CLEARLY = 0.15

/**
 * The way between two kinds of record that a verb speaks of: the only one of the fewest relations, whatever the verb; of several the
 * one whose keys or records are called most like it; of what is so in general (`isHabit`: "teaches", not "taught") the one that only says which of them go
 * together. Undefined where none is clearly meant.
 */
export function wayOfVerb(verb: string, from: Entity, to: Entity, app: AppModel, isHabit = false): VerbWay | undefined {
  const toWay = (path: Hop[]) => ({
    from,
    to,
    path,
    lowest: lowestOf(from, path),
    nearness: nearnessTo(verb, from, path),
  })
  const ways = shortestWays(from, to, app)
    .map(toWay)
    .sort((a, b) => b.nearness - a.nearness)
  // "who reviews request 12" of `reviewers`, a list of keys beside the key of its author.
  const [listed, ...others] = waysThroughLists(from, to, app)
    .map(toWay)
    .filter(way => way.nearness === 1)
  if (listed && !others.length && !(ways[0]?.nearness === 1)) return listed
  const [first, second] = ways
  if (!first || !second) return first
  const linking = isHabit && first.nearness < 1 ? ways.filter(way => linksEnds(way, app)) : []
  const lasting = linking.filter(({ lowest }) => !isDated(lowest))
  if (linking.length === 1 || lasting.length === 1) return lasting[0] ?? linking[0]
  return first.nearness >= CHOOSES && first.nearness - second.nearness >= CLEARLY ? first : undefined
}

/** The lowest records only say which of the two sides go together. */
const linksEnds = ({ lowest, from, to }: VerbWay, app: AppModel): boolean =>
  lowest !== from &&
  lowest !== to &&
  onlyConnects(lowest, app) &&
  pointsTo(lowest, from, app) &&
  pointsTo(lowest, to, app)

/** How near a verb is to what a way is called: its keys and the records on it. */
function nearnessTo(verb: string, from: Entity, path: readonly Hop[]): number {
  const root = rootOf(verb)
  const roles = path.flatMap(hop => rolesOf(hop))
  const nouns = [from, ...path.map(hop => hop.to)].map(entity => entity.words.at(-1)!)
  if ([...roles, ...nouns].some(word => isAgentOf(word, root))) return 1
  const isForm = (word: string) => rootOf(word) === root || isDerived(verb, word)
  if (nouns.some(isForm)) return 1
  const bases = basesOf(verb).map(stem)
  return Math.max(
    0,
    ...bases.flatMap(base => [...roles, ...nouns].map(noun => wordKnowledge().likeness(base, stem(noun)))),
  )
}

/** What a key says of the one that it leads to, besides its noun. */
const rolesOf = ({ field, to }: Hop): string[] =>
  field.words.filter(word => word.length > 2 && !isKeyWord(word) && stem(word) !== stem(to.words.at(-1)!))
