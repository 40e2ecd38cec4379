import { type Draft, addCondition, isFree, use, nounsBefore } from '../reading/draft.ts'
import { isNamedAfter, verbsOf } from '../reading/verb-fields.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { leaveOutDropped } from './leave-out-dropped.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

/** What does something itself is told by a date of its own: "sponsors who have not paid yet" of `paid_on`, though tickets are paid. */
const DOES_IT = /^(?:has|have|had|who|that|which|already|now|still|yet|finally)$/i

/**
 * "sponsors who have paid", "… who haven't paid yet": behind the noun a verb that some other kind of record has as a state. It says
 * what the noun's own records do (Quirk et al., 1985, 10.34: the relative pronoun takes the nearest noun as its antecedent).
 */
export function readDoneThemselves(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !chunk.values.length || !isParticiple(chunk.text.split(' ')[0]!)) return
    const node = nounsBefore(draft, at).at(-1)
    const between = node ? chunks.slice(node.at + 1, at) : []
    const negation = between.find(c => c.operator?.type === 'negation' && isFree(c))
    const isVerb = between.length > 0 && between.every(c => c === negation || DOES_IT.test(c.text))
    const isActive =
      between.some(c => /^(?:has|have|had)$/i.test(c.text)) || /^(?:has|have|had)n/i.test(negation?.text ?? '')
    if (!node || !isVerb || !isActive || chunk.values.some(v => v.entity === node.entity)) return
    const verbs = verbsOf(chunk.text, undefined)
    const [field, ...others] = node.entity.fields.filter(
      f => f.role === 'date' && f.nullable && !isToCome(f) && isNamedAfter(f, verbs),
    )
    if (!field || others.length) return
    const label = `${negation ? 'not ' : ''}${labelOf(field)}`
    addCondition(node, { columns: [field.column], op: negation ? 'empty' : 'filled', values: [], label, at })
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
  })
}

/** `expires_on`, `ends_at`: the day on which it is to be, which says nothing of whether it has been. */
const isToCome = ({ words }: { words: readonly string[] }): boolean =>
  words.some(word =>
    /^(?:expir(?:es?|y|ation)|lapses?|ends?|starts?|begins?|opens?|closes?|until|valid|due|deadline)$/.test(word),
  )
readDoneThemselves.needs = (word: string) => isParticiple(word)

/** "orders that were never shipped", "not yet delivered": no date of it, where records have one; their state may be a later one. */
export function readNeverDone(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const before = draft.chunks[at - 1]
    if (!isFree(chunk) || !isFree(before) || before.operator?.type !== 'negation') return
    if (!/^(?:never|not yet)$/i.test(before.text) || !isParticiple(chunk.text.split(' ')[0]!)) return
    const verbs = [chunk.text, ...chunk.values.flatMap(v => v.values)].flatMap(word => verbsOf(word, undefined))
    for (const node of draft.nodes.filter(n => !n.implicit)) {
      const called = chunk.fields.filter(f => f.quality >= 0.8 && f.entity === node.entity).map(f => f.field)
      const dates = node.entity.fields.filter(f => f.role === 'date' && (isNamedAfter(f, verbs) || called.includes(f)))
      const [field, ...others] = dates
      if (!field || others.length) continue
      addCondition(node, { columns: [field.column], op: 'empty', values: [], label: `not ${labelOf(field)}`, at })
      use(chunk, 'condition')
      return use(before, 'condition')
    }
  })
}
readNeverDone.needs = /^(?:never|yet)$/

/**
 * "orders that have not been paid for" of a `payment_date` beside a state: what was paid may be in a later state by now, so that the day tells
 * it, which only those have that are paid.
 */
export function readNotPaid(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/^(?:paid|unpaid)$/i.test(chunk.text)) return
    const negation = /^un/i.test(chunk.text) ? chunk : negationBefore(draft, at)
    if (!negation) return
    for (const node of draft.nodes.filter(n => !n.implicit)) {
      const [day, ...others] = node.entity.fields.filter(
        f => f.role === 'date' && mayBeEmpty(f) && f.words.some(word => /^(?:paid|payment)$/.test(word)),
      )
      const isState = chunk.values.some(v => v.entity === node.entity && goesOnBehind(v.field.choices))
      if (!day || others.length || !isState) continue
      addCondition(node, { columns: [day.column], op: 'empty', values: [], label: `without a ${labelOf(day)}`, at })
      // "unpaid orders": what was called off is not to be paid any more.
      if (negation === chunk) leaveOutDropped(node, at)
      use(chunk, 'condition')
      return use(negation, 'condition')
    }
  })
}
/** Whether a state comes behind being paid: a bill that is `Sent`, listed before it, is not paid, goods that are sent may be. */
const goesOnBehind = (choices: readonly string[]): boolean => {
  const paid = choices.findIndex(choice => /^paid$/i.test(choice))
  return choices.some((choice, at) => GOES_ON.test(choice) && (at > paid || !/^sent$/i.test(choice)))
}
const GOES_ON = /^(?:shipped|dispatched|sent|delivered|completed?|fulfilled|collected)$/i
readNotPaid.needs = /^(?:un)?paid$/
