import { fragment } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { CatalogueModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople, namesSomebody } from '../entity-model/people.ts'
import { isPlural, plural } from '../language/words.ts'
import type { Interpretation, Own } from '../reading/interpretation.ts'
import type { Condition, Selection } from '../reading/query.ts'

/** How sure an answer is at most that is of everybody where somebody's own was asked for. */
const OF_EVERYBODY = 0.5

/** How far before its noun a possessive may stand: "my three most urgent tasks". */
const REACH = 5

/** Verbs that speak of the asking, not of what the records tell: "do I need to know …". */
const LOOKS_UP =
  '(?:know|see|get|find|need|want|tell|ask|learn|look|check|show|view|understand|expect|call|use|say|search)'
const SAID = '(?:ask|asked|say|said|mean|meant|tell|told|mention|mentioned|show|shown|look|looked|search|searched)'
/** "do I have", "did I book", "was I given"; not "how do I see", "did I say". */
const I_DO = new RegExp(
  fragment`
    (?<!\bhow )\b(?:
      (?:do|must|should) i\b(?! (?:have to |need to |want to |just )*${LOOKS_UP}\b)
      |(?:did|have|had|am|was) i\b(?! (?:just |really |ever )*${SAID}\b)
    )
  `,
  'i',
)
const HAS =
  '(?:have|had|own|manage|made|got|placed|bought|wrote|opened|created|reported|booked|ordered|sent|handle|run)'
/** "tasks I have", "the orders that I placed": a relative clause right behind its noun. */
const THAT_I = new RegExp(String.raw`^(?:(?:that|which|who|whom)\s+)?i(?:['’]ve|\s+${HAS}\b)`, 'i')
/** "assigned to me", "reported by me", "of mine". */
const TO_ME = /\b(?:\p{L}{2,}(?:ed|en|wn|nt|id|de)\s+(?:to|by)\s+me\b(?!\s+(?:as|in)\s+an?\b)|of mine\b)/iu
/** All of them are meant, whoever has them. */
const ALTOGETHER = /\b(?:in total|altogether|overall|in all|all told|company[- ]wide|of everybody|of everyone)\b/i

/**
 * "my tasks", "how many orders do I have" where no list is that of the person who asks: the records name people, and nobody knows
 * which of them is speaking. The answer is of everybody, says so and is a guess; one record alone is asked for.
 * `docs/decisions/whose-records.md`.
 */
export function doubtWhose(best: Interpretation, model: CatalogueModel): Interpretation {
  const { query } = best
  if (!query || isNarrowed(best) || isTold(query.root, model)) return best
  const own = ownBefore(query.root, model) ?? (ALTOGETHER.test(best.text) ? undefined : ownIn(best, model))
  if (!own) return best
  const note = `took ${own.isOne ? 'any' : 'the'} ${own.isOne ? own.noun : plural(own.noun)} of everybody, as ${own.app} does not tell me who you are`
  return {
    ...best,
    query: { ...query, root: { ...query.root, ofEverybody: true } },
    own,
    certainty: Math.min(best.certainty, OF_EVERYBODY),
    notes: [...best.notes, note],
  }
}

/** "and the urgent ones?": of those that were everybody's before. */
function ownBefore({ ofEverybody, entity: key }: Selection, model: CatalogueModel): Own | undefined {
  const entity = ofEverybody ? model.entities.get(key) : undefined
  return entity && toOwn(entity, false)
}

/** The message says which one, or whose: by a key, a name, the end of a number, or somebody that the records name. */
function isTold({ entity: key, where, related }: Selection, model: CatalogueModel): boolean {
  const entity = model.entities.get(key)
  if (!entity) return false
  const naming = new Set([...entity.nameFields, ...(entity.idField ? [entity.idField] : [])].map(f => f.column))
  const isOfPeople = (column: string) => {
    const field = entity.fields.find(f => f.column === column)
    return field !== undefined && (pointsToPeople(field, entity, model) || namesSomebody(field))
  }
  const tells = ({ op, columns }: Condition) =>
    op === 'starts' ||
    op === 'ends' ||
    ((op === '=' || op === 'in') && columns.some(c => naming.has(c) || isOfPeople(c)))
  return where.some(tells) || related.some(({ selection }) => selection.where.length > 0 && isPeople(selection, model))
}

const isPeople = ({ entity }: Selection, model: CatalogueModel): boolean => {
  const kind = model.entities.get(entity)
  return kind !== undefined && arePeople(kind)
}

/** A list of one's own was taken, or a parameter that says so. */
const isNarrowed = ({ chunks }: Interpretation): boolean =>
  chunks.some(({ used, text }) => (used === 'scope' || used === 'argument') && /^(?:my|mine|me|i|own)\b/i.test(text))

/** The kind of record that somebody calls their own, where such records name people. */
function ownIn({ chunks, query, text }: Interpretation, model: CatalogueModel): Own | undefined {
  const root = model.entities.get(query!.root.entity)
  const possessive = chunks.findIndex(({ text: said }) => /^my$/i.test(said))
  if (possessive >= 0) {
    const head = headBehind(chunks, possessive)
    const entity = head && kindOf(head, root)
    return entity && isSomebodys(entity, model) ? toOwn(entity, !isPlural(lastWord(head.text))) : undefined
  }
  if (!root || !isSomebodys(root, model)) return undefined
  const isOwn = testIn(text, I_DO) || testIn(text, TO_ME) || saysThatI(text, chunks, root)
  return isOwn ? toOwn(root, false) : undefined
}

const toOwn = ({ app, noun }: Entity, isOne: boolean): Own => ({ app, noun, isOne })
const lastWord = (text: string) => text.split(/\s+/).at(-1)!

/** The noun that a possessive determines: the last of the nouns behind it that stand side by side. */
function headBehind(chunks: readonly Chunk[], possessive: number): Chunk | undefined {
  const isHead = ({ used, entities, fields }: Chunk) =>
    used !== undefined && used !== 'filler' && (entities.length > 0 || fields.some(f => f.quality >= 0.8))
  const behind = chunks.slice(possessive + 1, possessive + 1 + REACH)
  const end = behind.findIndex(chunk => chunk.kind === 'filler')
  const phrase = end < 0 ? behind : behind.slice(0, end)
  return phrase.findLast(chunk => isHead(chunk) && chunk.used === 'entity') ?? phrase.find(isHead)
}

/** The kind that a noun names, or whose field it is. */
const kindOf = ({ used, entities, fields }: Chunk, root: Entity | undefined): Entity | undefined => {
  const kinds = used === 'entity' ? entities.map(e => e.entity) : fields.map(f => f.entity)
  return kinds.find(entity => entity === root) ?? kinds[0]
}

/** Records that name somebody: by a key of people, or by the name in a text. Colleagues above one another are no owners. */
const isSomebodys = (entity: Entity, model: CatalogueModel): boolean =>
  entity.fields.some(field => pointsToPeople(field, entity, model) || (!arePeople(entity) && namesSomebody(field)))

const pointsToPeople = ({ target }: Field, entity: Entity, model: CatalogueModel): boolean => {
  const other = target === undefined ? undefined : model.entities.get(target)
  return other !== undefined && other !== entity && arePeople(other)
}

/** "the tasks I have open". */
const saysThatI = (text: string, chunks: readonly Chunk[], root: Entity): boolean =>
  chunks.some(chunk => {
    if (chunk.used !== 'entity' || !chunk.entities.some(e => e.entity === root)) return false
    const at = text.indexOf(chunk.text)
    return at >= 0 && THAT_I.test(text.slice(at + chunk.text.length).trimStart())
  })
