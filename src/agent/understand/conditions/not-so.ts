import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure, mayBeEmpty } from '../entity-model/field-roles.ts'
import { wordsOf } from '../language/words.ts'
import type { Draft, Node } from '../reading/draft.ts'
import { isDropped } from '../vocabulary/end-states.ts'
import { LITTLE, tellsDropped } from './leave-out-dropped.ts'
import { isGivenUp } from './not-yet.ts'
import { labelOf } from './shared.ts'

/** What was only asked for is not decided. */
const UNDECIDED = /^(?:requested|pending|submitted|applied|proposed|awaiting|waiting|open|unapproved|new)$/

/**
 * What was called off, refused or not yet decided never came to be, as far as the state of the records tells: it is left out where they are said
 * to be so. False where they have states of which none says that, or one is spoken of.
 */
export function leaveOutNotSo({ chunks }: Draft, { entity, selection }: Node, at: number): boolean {
  const isState = (word: string) => /^(?:state|status|decision|approval|outcome)$/.test(word)
  const state = entity.fields.find(f => f.role === 'category' && f.words.some(isState))
  if (!state) return leaveOutUnapproved(chunks, { entity, selection }, at)
  const isSaid = chunks.some(c => c.values.some(v => v.entity === entity && v.field === state && v.quality >= 0.8))
  const isNotSo = (choice: string) =>
    isDropped(choice) ||
    isGivenUp(choice) ||
    wordsOf(choice).every(word => UNDECIDED.test(word)) ||
    wordsOf(choice).some(word => /^(?:awaiting|pending|waiting)$/.test(word))
  const values = state.choices.filter(isNotSo)
  if (isSaid || !values.length || values.length === state.choices.length) return false
  const label = `${labelOf(state)} not ${values.join(' or ')}`
  selection.where.push({ columns: [state.column], op: 'not in', values, text: true, at, label })
  return true
}

/**
 * Those of a flag `approved`, or of a day on which they were (`approved_at`), are not so where it is unset, nor those with a day on which they were
 * refused or called off (`declined_at`). False where one of these is spoken of.
 */
function leaveOutUnapproved(
  chunks: Draft['chunks'],
  { entity, selection }: Pick<Node, 'entity' | 'selection'>,
  at: number,
): boolean {
  const { granted, dropped } = decisionsOf(entity)
  const told = [...granted.slice(0, 1), ...dropped]
  if (chunks.some(c => c.fields.some(f => told.includes(f.field)))) return false
  for (const field of told) {
    const isFlag = field.role === 'boolean'
    const op = isFlag ? '=' : dropped.includes(field) ? 'empty' : 'filled'
    const label = dropped.includes(field) ? `not ${labelOf(field)}` : labelOf(field)
    selection.where.push({ columns: [field.column], op, values: isFlag ? [true] : [], at, label })
  }
  return true
}

/** The flag or day of being approved, and the days on which it was refused or called off, of which a record has at most some. */
export function decisionsOf({ fields }: Entity): { granted: Field[]; dropped: Field[] } {
  const isDay = (field: Field) => field.role === 'date' && !field.nested && mayBeEmpty(field)
  const isGranted = ({ words }: Field) => GRANTED.test(words.find(word => !LITTLE.test(word)) ?? '')
  return {
    granted: fields.filter(f => (f.role === 'boolean' || isDay(f)) && isGranted(f)),
    dropped: fields.filter(f => isDay(f) && tellsDropped(f)),
  }
}
const GRANTED = /^(?:approved|granted|accepted|confirmed)$/

/** "how many days of holiday has Ann taken this year": those of leave that was granted, and of none that was refused. */
export function leaveOutUntaken(draft: Draft): void {
  const { chunks, nodes } = draft
  const at = chunks.findIndex(c => /^(?:taken|took|had|used)$/i.test(c.text))
  const unit = chunks.find(c => /^(?:days|hours|weeks)$/i.test(c.text) && c.fields.some(f => isFigure(f.field)))
  const node = nodes.find(n => unit?.fields.some(f => f.entity === n.entity))
  if (at >= 0 && node) leaveOutNotSo(draft, node, at)
}
leaveOutUntaken.needs = /^(?:taken|took|had|used)$/
