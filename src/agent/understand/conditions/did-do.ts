import type { Draft, Node } from '../reading/draft.ts'
import { addCondition, nounsAfter, nounsBefore } from '../reading/draft.ts'
import { baseOf } from '../language/verb-forms.ts'
import { wordsOf } from '../language/words.ts'
import { labelOf } from './shared.ts'

/** States of what has been carried out (past participles of verbs of bringing about and to an end; Levin, 1993, 55). */
const DONE = /^(?:done|completed?|finished|performed|executed|fulfilled|carried|out|conducted)$/

/** How sure it is that what came to nothing was not done, where nobody says so. */
const AS_DONE = 0.6

/**
 * "how many jobs did we do last month?", "which visits did Ann do?": what was done is in the state for that, where the records tell one;
 * neither those that are to come nor those that were called off. So are the lessons that somebody gave, the meetings that were held: of
 * verbs that say little by themselves the state is the participle.
 */
export function readDidDo(draft: Draft): void {
  const found = didBefore(draft) ?? hasDone(draft)
  const done = found && stateOf(found.node, found.verb)
  if (!found || !done || found.node.selection.where.some(c => c.columns[0] === done.column)) return
  const { node, at } = found
  const label = `${labelOf(done.field)} ${done.value}`
  addCondition(node, { columns: [done.column], op: '=', values: [done.value], text: true, label, at })
  draft.sureness = Math.min(draft.sureness, AS_DONE)
  draft.notes.push(`took those that are ${wordsOf(done.value).join(' ')}`)
}
readDidDo.needs = /^(?:did|has|have|had)$/

/** Light verbs, which take their meaning from their object (Quirk et al., 1985, II.32). */
const LIGHT = /^(?:do|hold|give|make|take|run)$/

interface Done {
  node: Node
  /** The verb as it is listed, and where it stands. */
  verb: string
  at: number
}

/** "how many lessons did Ann give": behind "did" and who did it. */
function didBefore(draft: Draft): Done | undefined {
  const { chunks } = draft
  const did = chunks.findIndex(c => /^did$/i.test(c.text))
  const at = chunks.findIndex((c, i) => i > did + 1 && i <= did + 4 && LIGHT.test(c.text.toLowerCase()))
  const node = did < 0 || at < 0 ? undefined : nounsBefore(draft, did).at(-1)
  return node && { node, verb: chunks[at]!.text.toLowerCase(), at }
}

/** "which coach has given the most lessons": behind "have" and before what is ranked or counted. */
function hasDone(draft: Draft): Done | undefined {
  const { chunks } = draft
  const have = chunks.findIndex(c => /^(?:has|have|had)$/i.test(c.text))
  const said = chunks[have + 1]
  const verb = have < 0 || said?.kind !== 'filler' ? undefined : baseOf(said.text.toLowerCase())
  const [node] = nounsAfter(draft, have + 1)
  return verb !== undefined && LIGHT.test(verb) && verb !== 'do' && node ? { node, verb, at: have + 1 } : undefined
}

/** The one state of what has been carried out, or that is called after the verb. */
function stateOf({ entity }: Node, verb: string) {
  const isIt = (value: string) =>
    wordsOf(value).every(word => (verb === 'do' ? DONE.test(word) : baseOf(word) === verb))
  const found = entity.fields.flatMap(field =>
    field.choices.filter(isIt).map(value => ({ field, column: field.column, value })),
  )
  return found.length === 1 ? found[0] : undefined
}
