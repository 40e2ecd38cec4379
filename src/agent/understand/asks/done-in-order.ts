import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { type Draft, type Node, addNode, isFree, use } from '../reading/draft.ts'
import { inOrderOfHeads } from '../reading/heads.ts'
import { fieldDone, fieldOfPhase, fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'

const BE = /^(?:is|are|was|were|been|got|get)$/i
/** What may follow an end of what was done: "was shipped first in May", "… last of all". */
const BEHIND = /^(?:in|on|at|of|from|by|with|for|since|before|after|during|this|last)$/i

/** One end of an order in which things were done, as it stands behind the verb: "was sold last". */
export const END_BEHIND_VERB = /^(?:first|last|earliest|latest|most recently)$/i

/** How sure it is at most that a date which no word of the deed names is the one on which it was done. */
const NEAR = 0.5

/** Dates by which something falls due or up to which it holds: nothing was done on them. */
const AHEAD = /^(?:due|deadline|expir\w*|until|valid|next|target|planned|expected|estimated)$/

/**
 * One of several ends that the same day tells of ("decided on", "closed on"): which of them it was is told by the state alone, and those which came
 * to another one are not asked for.
 */
const OUTCOME =
  /^(?:won|lost|approved|rejected|declined|denied|granted|refused|accepted|passed|failed|expired|lapsed|terminated|cancelled|canceled|withdrawn)$/

const CHANGES_HANDS = /^(?:sold|bought|purchased)$/

/** What takes place on the day for which it is set down is done on it (verbs of performing and of holding; Levin, 1993, 26.7). */
const TAKES_PLACE =
  /^(?:played|performed|given|held|staged|shown|screened|run|flown|sailed|driven|done|attended|missed|visited|taught|completed|finished|used)$/

/** What was done to which records, by the date of it. */
export interface DoneInOrder {
  node: Node
  field: Field
  /** The date alone does not tell that it was done: they have to be in the state still. */
  needsState?: boolean
  /** It only comes near to what was said. */
  isGuess?: boolean
}

/** "was published first" of a `published_year`: the year that is called after the verb goes before any date of something else. */
const yearDone = (entity: Entity, word: string): Field | undefined =>
  entity.fields.some(f => f.role === 'date' && f.words.includes(word))
    ? undefined
    : entity.fields.find(f => f.role === 'number' && f.words.includes('year') && f.words.includes(word))

/** "checked out" of a `check_out_date`: the date that has the verb and its particle in its name. */
function dateOfPhrase({ fields }: Entity, words: readonly string[]): Field | undefined {
  const [field, ...others] = fields.filter(
    ({ role, words: called }) =>
      role === 'date' && words.every(word => called.some(name => rootOf(name) === rootOf(word))),
  )
  return words.length > 1 && !others.length ? field : undefined
}

/** The date that is called after what was done. */
const dateCalled = (entity: Entity, word: string): Field | undefined =>
  yearDone(entity, word) ?? fieldDone(entity, word)

/** "which car was sold last" of sales with a `sold_on`: the date is told by the one kind of record that points to what it was done to. */
export function doneBelow(
  draft: Draft,
  { entity, at }: Pick<Node, 'entity' | 'at'>,
  word: string,
): DoneInOrder | undefined {
  const below = hopsOf(entity, draft.app).flatMap(({ direction, to }) => {
    const field = direction === 'down' && !to.hidden && !to.inside ? fieldDone(to, word) : undefined
    return field ? [{ to, field }] : []
  })
  const [only, ...others] = below
  if (!only || others.some(({ to }) => to !== only.to)) return undefined
  return {
    node: draft.nodes.find(node => node.entity === only.to) ?? addNode(draft, only.to, at, true),
    field: only.field,
  }
}

/**
 * "which of Ann's payments was paid last", "which article was published first": the verb before says when what, of the records that are asked
 * for. Where a date is called after it, that it was done is no state of now which they would have to be in; where none is, they have to be.
 */
export function doneInOrder(draft: Draft, at: number): DoneInOrder | undefined {
  const { chunks } = draft
  const done = chunks[at - 1]
  const next = chunks[at + 1]
  if (!done || !END_BEHIND_VERB.test(chunks[at]!.text)) return undefined
  if (next && !BEHIND.test(next.text)) return undefined
  const words = done.text.toLowerCase().split(' ') as [string, ...string[]]
  const isPassive = [chunks[at - 2], chunks[at - 3]].some(chunk => BE.test(chunk?.text ?? ''))
  const isIn = (node: Node) => node.selection.where.some(condition => condition.at === at - 1)
  const isState = draft.nodes.some(isIn)
  if (!(isPassive || isState) || !isParticiple(words[0])) return undefined
  const asked = inOrderOfHeads(draft, draft.nodes.filter(node => (!node.implicit || isIn(node)) && !node.negated)) // oxfmt-ignore
  const found = dateOfDeed(draft, asked, asked.filter(isIn), words)
  if (!found) return void doubtEnd(draft, at - 1, isState)
  use(done, 'superlative')
  if (found.isGuess) draft.sureness = Math.min(draft.sureness, NEAR)
  if (!found.needsState) for (const node of asked.filter(isIn)) leaveState(draft, node, at - 1)
  return found
}

/** Of the records asked for the date on which it was done, by the surest way in which any of them tells it. */
function dateOfDeed(
  draft: Draft,
  asked: readonly Node[],
  inState: readonly Node[],
  words: readonly [string, ...string[]],
): DoneInOrder | undefined {
  const [word] = words
  const own = firstOf(asked, node => withField(node, dateCalled(node.entity, word)))
  if (own) return own
  // A stay is over on the day on which it was to be: that it is, the state tells.
  const ofStay = firstOf(asked, node => withField(node, dateOfPhrase(node.entity, words)))
  if (ofStay) return { ...ofStay, needsState: true }
  // What changes hands does so in a record of its own: neither the day on which it was bought is that of its sale.
  const ofPhase = CHANGES_HANDS.test(word) ? undefined : firstOf(asked, node => withField(node, phaseDate(node.entity, word))) // oxfmt-ignore
  // Which of several ends it came to, the day alone does not tell.
  if (ofPhase) return { ...ofPhase, needsState: OUTCOME.test(word) }
  const below = firstOf(inState, node => doneBelow(draft, node, word))
  if (below) return below
  const near = firstOf(asked, node => dateNear(node, word))
  return near && { ...near, needsState: near.isGuess || OUTCOME.test(word) }
}

function firstOf(nodes: readonly Node[], read: (node: Node) => DoneInOrder | undefined): DoneInOrder | undefined {
  for (const node of nodes) {
    const found = read(node)
    if (found) return found
  }
  return undefined
}

const withField = (node: Node, field: Field | undefined): DoneInOrder | undefined => field && { node, field }

const datesOf = ({ fields }: Entity) => fields.filter(field => field.role === 'date').map(field => ({ field }))

/** The date of the same end of what goes on: "finished" of an end. */
const phaseDate = (entity: Entity, word: string): Field | undefined =>
  fieldOfPhase(verbsOf(word, undefined), datesOf(entity), true)?.field

/** A date that only means what the verb does, or comes near to it, of what lies behind. */
function dateNear(node: Node, word: string): DoneInOrder | undefined {
  const phase = phaseDate(node.entity, word)
  const behind = datesOf(node.entity).filter(({ field }) => !field.words.some(name => AHEAD.test(name)))
  const field = phase ?? fieldOfVerb(verbsOf(word, undefined), behind, true)?.field
  return field && { node, field, isGuess: !phase }
}

/**
 * "which visit was cancelled last" of visits that only tell when they were to be: they are ranked by that, which is no day of the deed. "Which ticket
 * was reopened last" of a number of `reopens`: that figure tells nothing of when.
 */
function doubtEnd(draft: Draft, at: number, isState: boolean): void {
  const chunk = draft.chunks[at]!
  if (isState && !TAKES_PLACE.test(chunk.text)) draft.sureness = Math.min(draft.sureness, NEAR)
  if (!isState && isFree(chunk) && chunk.fields.some(({ field }) => isFigure(field))) draft.ignored.push(chunk.text)
}

/** That it was done is no state of now. "Which of them was opened first?" of those that are open: they are spoken of still. */
function leaveState(draft: Draft, node: Node, at: number): void {
  const { where } = node.selection
  const told = where.filter(condition => condition.at === at)
  const before = node.previous ? (draft.previous?.root.where ?? []) : []
  const kept = before.filter(one => told.some(({ columns }) => columns.join() === one.columns.join()))
  node.selection.where = [...where.filter(condition => !told.includes(condition)), ...kept]
  // "which salesperson sold last": nothing else was said of what it was done to.
  if (node.implicit && !node.selection.where.length && draft.nodes.length > 1)
    draft.nodes.splice(draft.nodes.indexOf(node), 1)
}
