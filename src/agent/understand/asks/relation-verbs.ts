import { onlyOne } from '../../../lib/only-one.ts'
import { BUSINESS_NOUNS } from '../../../lib/synonyms.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import { findPath, hopsOf } from '../entity-model/relations.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { INDEFINITE_PRONOUN } from '../language/lexicon.ts'
import { ORGANISATIONS } from '../language/organisations.ts'
import { plural, singular, wordsOf } from '../language/words.ts'
import { labelOf } from '../conditions/shared.ts'

const agentRoot = (noun: string): string | undefined =>
  /(?:er|or)$/.test(noun) && noun.length > 4 ? rootOf(noun.replace(/(?:er|or)$/, '')) : undefined

/** Roots of the verbs for what the records of a kind do: an author, being a writer, writes. */
function rootsOf(entity: Entity): Set<string> {
  const noun = singular(entity.words.at(-1)!)
  const nouns = [noun, ...BUSINESS_NOUNS.filter(row => row.includes(noun)).flat()]
  return new Set(nouns.flatMap(word => agentRoot(singular(word)) ?? []))
}

/** Verbs of having and offering (Levin, English Verb Classes and Alternations, 1993, 13 and 54): with "we" they only say whose records they are. */
const OFFERING = new Set(
  'sell offer stock carry supply provide run operate employ maintain keep own possess track manage'
    .split(' ')
    .map(rootOf),
)

/**
 * "how many products do we sell": the registered services are what we have. What was done at some time ("which did we sell",
 * "that we sold") is something else, which the records have to tell.
 */
export function readOfferingVerbs(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const isNow = /^(?:currently|now|presently|still|actually|actively)$/i.test(draft.chunks[at - 1]?.text ?? '')
    const who = isNow ? at - 2 : at - 1
    const before = draft.chunks[who]?.text.toLowerCase() ?? ''
    if (
      isFree(chunk) &&
      chunk.kind === 'unknown' &&
      /^(we|you|i)$/.test(before) &&
      !/^(did|have|had)$/i.test(draft.chunks[who - 1]?.text ?? '') &&
      !isParticiple(chunk.text.toLowerCase()) &&
      OFFERING.has(rootOf(chunk.text.toLowerCase()))
    ) {
      use(chunk, 'filler')
      const adverb = draft.chunks[at - 1]!
      if (isNow && isFree(adverb)) use(adverb, 'filler')
      if (NOW.test(draft.message.text)) readOfferedNow(draft, at)
    }
    // "berths that offer power": a flag of the records before it that is named right behind.
    if (
      isFree(chunk) &&
      chunk.kind === 'unknown' &&
      OFFERING.has(rootOf(chunk.text.toLowerCase())) &&
      hasBehind(draft, at)
    )
      use(chunk, 'filler')
  })
}
readOfferingVerbs.needs = (word: string) => OFFERING.has(rootOf(word))

/** That it is so at the time of speaking. */
const NOW = /\b(?:now|currently|presently|at the moment|at present|these days|still)\b/i
/** What a yes/no field or a state is called of what is there to be had, before what says less of it. */
const ON_OFFER = [/^(?:offered|sold|on sale|for sale)$/, /^(?:active|current)$/, /^(?:available|live|listed|in use)$/]

/** "which plans do we offer at the moment" of a flag `is_active`: those that are, and none that was. */
function readOfferedNow(draft: Draft, at: number): void {
  const [node, ...others] = draft.nodes.filter(n => !n.implicit && !n.previous && n.at < at)
  if (!node || others.length || node.selection.where.length) return
  const { fields } = node.entity
  for (const named of ON_OFFER) {
    const isCalled = (words: readonly string[]) => named.test(words.filter(word => word !== 'is').join(' '))
    const flag = onlyOne(fields.filter(f => f.role === 'boolean' && !f.nested && isCalled(f.words)))
    const states = fields.flatMap(field =>
      field.nested ? [] : field.choices.filter(choice => isCalled(wordsOf(choice))).map(value => ({ field, value })),
    )
    const state = onlyOne(states)
    if (!flag && !state) continue
    const label = flag ? labelOf(flag) : `${labelOf(state!.field)} ${state!.value}`
    if (flag) addCondition(node, { columns: [flag.column], op: '=', values: [true], label, at })
    else addCondition(node, { columns: [state!.field.column], op: '=', values: [state!.value], text: true, label, at })
    return void draft.notes.push(`took what is offered now as ${label}`)
  }
}

function hasBehind({ chunks, nodes }: Draft, at: number): boolean {
  const next = chunks.slice(at + 1, at + 3).find(c => c.kind !== 'filler')
  return nodes.some(
    n => n.at < at && next?.fields.some(f => f.entity === n.entity && f.quality >= 0.8 && f.field.role === 'boolean'),
  )
}

/** "written" is no misspelt "writer": a verb that was corrected to the noun it belongs to is a verb again. */
export function keepVerbs(draft: Draft): void {
  for (const chunk of draft.chunks) {
    if (chunk.certainty >= 1 || !chunk.entities.length) continue
    const root = rootOf(chunk.text.toLowerCase())
    if (chunk.entities.some(({ entity }) => rootsOf(entity).has(root)))
      Object.assign(chunk, { kind: 'unknown', entities: [], fields: [], values: [], certainty: 1 })
  }
}

/**
 * A verb named after a kind of record says no more than the relation with it does: "books written by …", "how many books
 * has each author written"; "who wrote …" asks for that record.
 */
export function readRelationVerbs(draft: Draft): void {
  const mentioned = draft.chunks.flatMap(c => c.entities.map(e => e.entity))
  const isAskedOf = draft.chunks.some(c => c.operator?.type === 'who')
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !(chunk.kind === 'unknown' || (chunk.kind === 'filler' && isAskedOf))) return
    const root = rootOf(chunk.text.toLowerCase())
    // "who is speaking at …" where there are speakers: a verb that elsewhere only links.
    if (chunk.kind === 'filler') return readLightVerb(draft, at, root)
    // "has Ann bought anything": what was done is asked, of which a relation says nothing.
    if (INDEFINITE_PRONOUN.test(draft.chunks[at + 1]?.text ?? '')) return
    const doers = draft.app.entities.filter(entity => rootsOf(entity).has(root))
    const doer = doers.find(entity => mentioned.includes(entity)) ?? doers[0]
    if (!doer)
      return draft.app.entities.some(e => mentioned.includes(e) && isRole(draft, e, root))
        ? use(chunk, 'related')
        : undefined
    const who = draft.chunks.findIndex((c, i) => i < at && (c.operator?.type === 'who' || isWhichAgent(draft, i)))
    if (who >= 0 && !mentioned.includes(doer)) {
      addNode(draft, doer, who)
      chooseKey(draft, doer, root)
      use(draft.chunks[who]!, 'entity')
      return use(chunk, 'related')
    }
    const related = mentioned.some(e => e === doer || findPath(e, doer, draft.app)?.length === 1)
    const valued = draft.chunks.some(c =>
      c.values.some(v => v.entity === doer || findPath(v.entity, doer, draft.app)?.length === 1),
    )
    if (related || valued) use(chunk, 'related')
  })
}

/** "who cleaned it" of a `cleaned_by` and an `inspected_by`: of several keys to those who do it the one that is called after the verb. */
function chooseKey(draft: Draft, doer: Entity, root: string): void {
  const hops = draft.nodes
    .filter(node => node.entity !== doer)
    .flatMap(node => hopsOf(node.entity, draft.app).filter(hop => hop.direction === 'up' && hop.to === doer))
  const [named, ...others] = hops.filter(hop => hop.field.words.some(word => rootOf(word) === root))
  if (named && !others.length && hops.length > 1) draft.keys = [...(draft.keys ?? []), named.field]
}

/** Words that may stand between "who" and its verb. */
const AUXILIARY = /^(?:is|are|was|were|will|be|been|has|have|had|does|do|did|going|to|also|else|all)$/i

/** A light verb behind "who" asks for the one kind of record that is called after it. */
function readLightVerb(draft: Draft, at: number, root: string): void {
  const { chunks, app } = draft
  const who = chunks.findIndex((c, i) => i < at && c.operator?.type === 'who')
  if (who < 0 || !chunks.slice(who + 1, at).every(c => AUXILIARY.test(c.text))) return
  // "who speaks the most": how often is another question.
  if (chunks.slice(at + 1).some(c => c.operator?.type === 'superlative')) return
  const called = (entity: Entity) => agentRoot(singular(entity.words.at(-1)!)) === root
  const [doer, ...others] = app.entities.filter(entity => called(entity) && !entity.hidden)
  if (!doer || others.length || chunks.some(c => c.entities.some(({ entity }) => entity === doer))) return
  addNode(draft, doer, who)
  use(chunks[who]!, 'entity')
  use(chunks[at]!, 'related')
}

/** General nouns for those who do something (a closed class): "which company operates …" asks who does. */
const AGENTS: ReadonlySet<string> = new Set([
  ...[...ORGANISATIONS, 'institution', 'person'].flatMap(noun => [noun, plural(noun)]),
  'persons',
  'party',
])

const isWhichAgent = ({ chunks }: Draft, at: number): boolean =>
  AGENTS.has(chunks[at]!.text.toLowerCase()) &&
  chunks[at]!.kind === 'unknown' &&
  /^(?:which|what)$/i.test(chunks[at - 1]?.text ?? '') &&
  isFree(chunks[at])

/** "reviewed by" beside `reviewer_id`: a role in which records name others. */
const isRole = (draft: Draft, entity: Entity, root: string) =>
  hopsOf(entity, draft.app).some(hop => hop.field.words.some(word => agentRoot(word) === root))
