import type { Entity } from '../entity-model/catalogue-model.ts'
import { unpaidStates } from '../entity-model/unpaid-states.ts'
import { arePeople } from '../entity-model/people.ts'
import { workKinds } from '../entity-model/work-kinds.ts'
import { type Draft, type Node, addNode, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { rootOf } from '../language/verb-forms.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { isToBe } from './doubt-values.ts'
import { leaveOutDone, ownDeadline } from './overdue.ts'
import { pattern } from '../../../lib/patterns.ts'

/** What is not done yet, as it is said of whoever has to do it. */
const STILL_TO_DO = pattern('i')`
    \b(?:still had to|(?:still )?(?:has|have|needs?|got) to|(?:has|have) (?:still|yet) to|(?:has|have) (?:still )?got left to|still to(?: be)?|left to)
    \ (?:be )?(?:do(?!\ with\b)|done|finish(?:ed)?|complete[d]?)\b
  `
/** "what has to be paid this week", "what is still due": what has to be done is not done yet. */
const TO_BE_DONE =
  /\b(?:(?:is|are) still due|(?:(?:has|have|needs?|got|is|are) (?:still )?to be|must (?:still )?be) (?:\w+ed|\w+en|sent|paid|brought|made|done))\b/i

/** How sure it is where the records do not tell what is done by now. */
const MAYBE_DONE = 0.5

/** The chunks that a stretch of the message's text is made of. */
function chunksOf({ chunks, message }: Draft, { index, 0: said }: RegExpExecArray): Draft['chunks'] {
  const { tokens } = message
  return chunks.filter(c => tokens[c.from]!.start >= index && tokens[c.to - 1]!.end <= index + said.length)
}

/** "still have to return": what is yet to be done to the records, by a verb of its own. */
const STILL_TO = /\bstill (?:has|have|had|needs?|got) to (?:be )?\p{Ll}{3,}\b/iu

/**
 * "which loans does Ann still have to return" of a `returned_on`, "bills that still have to be paid" of a state: the verb says what those that are wanted
 * are not yet.
 */
function readStillTo(draft: Draft, found: RegExpExecArray): void {
  const said = chunksOf(draft, found)
  const verb = said.at(-1)
  const node = workSaid(draft)
  if (!verb || !isFree(verb) || !node) return
  const root = rootOf(verb.text.toLowerCase())
  const isOwn = ({ entity }: { entity: Entity }) => entity === node.entity
  const isDay = verb.fields.some(f => isOwn(f) && f.field.role === 'date' && rootOf(f.field.words[0]!) === root)
  // "that still have to be paid" of a state `Outstanding`: that, and nothing that was waived.
  if (verb.values.some(v => isOwn(v) && unpaidStates(v.field).length > 0)) return
  const nameOf = ({ field }: ValueMatch, one: unknown) => String(field.meanings?.[String(one)] ?? one).toLowerCase()
  const isState = verb.values.some(v => isOwn(v) && v.values.some(one => rootOf(nameOf(v, one)) === root))
  const { where } = node.selection
  const known = where.length
  const told = isDay || isState ? leaveOutDone(node, node.at) : undefined
  // Orders without a day of delivery are not those that are not shipped.
  if (!told?.split(' ').some(word => rootOf(word) === root)) return void where.splice(known)
  Object.assign(verb, { values: [], fields: [] })
  for (const chunk of said) if (isFree(chunk)) use(chunk, 'condition')
}

/** What is to be done to, as a noun of the message says. */
const workSaid = ({ nodes }: Draft): Node | undefined =>
  nodes.find(one => !one.implicit && !one.previous && !arePeople(one.entity))

/** What is to be done, unless the message tells what was ("did he have to finish in May"). */
const toDoIn = (text: string): RegExpExecArray | null => (/\bdid\b/i.test(text) ? null : STILL_TO_DO.exec(text))

/** "need to finish this week", "have to be done by Friday": the day behind it is that by which they are to be done. Before dates are read. */
export function nameDayToDo(draft: Draft): void {
  const found = toDoIn(draft.message.text)
  const verb = found ? chunksOf(draft, found).at(-1) : undefined
  const node = workSaid(draft)
  if (!verb || !isFree(verb) || !node || verb.entities.length) return
  const { chunks } = draft
  const behind = chunks.slice(chunks.indexOf(verb) + 1).find(c => c.kind !== 'filler')
  const field = behind?.literal?.kind === 'date' ? ownDeadline(node.entity) : undefined
  if (field) nameField(verb, { entity: node.entity, field, columns: [field.column], quality: 1 })
}
nameDayToDo.needs = /^to$/

/** "… still have to finish" of a state `finished`: the verb is of what is to come, and says the opposite of the state. */
export function keepToDoFromStates(draft: Draft): void {
  const found = toDoIn(draft.message.text)
  const other = found ? undefined : STILL_TO.exec(draft.message.text)
  if (other) readStillTo(draft, other)
  if (found) for (const chunk of chunksOf(draft, found)) if (isFree(chunk) && chunk.values.length) makeFiller(chunk)
}
keepToDoFromStates.needs = /^to$/

/** "which chores does Jonas still have to do": what is done by now is left out, by its flag, its day or its last states. */
export function readStillToDo(draft: Draft): void {
  const found = toDoIn(draft.message.text)
  const owed = found ? undefined : TO_BE_DONE.exec(draft.message.text)
  // "still to be confirmed" of a state: the states before it are told.
  const isOfState = owed && draft.chunks.some((c, at) => c.used === 'value' && isToBe(draft, at))
  const kept = owed && !isOfState && draft.nodes.find(one => !arePeople(one.entity) && one.selection.where.length > 0)
  if (kept) leaveOutDone(kept, kept.at)
  const node = draft.nodes.find(one => !one.implicit && !arePeople(one.entity)) ?? (found && workAsked(draft))
  if (!found || !node) return
  if (leaveOutDone(node, node.at) === undefined) draft.sureness = Math.min(draft.sureness, MAYBE_DONE)
  for (const chunk of chunksOf(draft, found)) if (isFree(chunk)) use(chunk, 'condition')
}
readStillToDo.needs = /^(?:still|to|must)$/

/** "how many tasks are left for the fair", "the most jobs left": of somebody's work those that are not done. Before what is left of other things. */
export function readWorkLeft(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const at = chunks.findIndex(
    c => /^(?:left|remaining)$/i.test(c.text) && !c.used && !c.fields.length && !c.values.length,
  )
  const node = nodes.findLast(n => !n.implicit && n.at < at)
  const isBeside =
    node && chunks.slice(node.at + 1, at).every(c => /^(?:is|are|still|that|which|we|have|got|there)$/i.test(c.text))
  if (!node || !isBeside || !workKinds(app).some(({ entity }) => entity === node.entity)) return
  if (leaveOutDone(node, node.at) !== undefined) use(chunks[at]!, 'condition')
}
readWorkLeft.needs = /^(?:left|remaining)$/

/** "what is left to do on the annual report?", "everything that has to be done": the one kind of record that is somebody's work. */
function workAsked(draft: Draft): Node | undefined {
  const what = draft.chunks.findIndex(
    ({ text }, at) =>
      (at < 2 && /^what(?:['’]?s)?$/i.test(text)) ||
      (/^(?:everything|anything|whatever)$/i.test(text) &&
        /^(?:that|which|still|has|is|needs)$/i.test(draft.chunks[at + 1]?.text ?? '')),
  )
  const [work, ...others] = what < 0 ? [] : workKinds(draft.app)
  if (!work || others.length) {
    if (what >= 0) draft.ignored.push('to do')
    return undefined
  }
  use(draft.chunks[what]!, 'entity')
  return addNode(draft, work.entity, what)
}
