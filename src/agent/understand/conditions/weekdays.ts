import type { Field } from '../entity-model/catalogue-model.ts'
import { singular } from '../language/words.ts'
import { type Draft, addCondition, isFree, nameField, nodeFor, use } from '../reading/draft.ts'
import { primaryDate } from '../entity-model/relations.ts'
import { fieldAround } from './shared.ts'
import { BEGINS, startingBefore } from './times-of-day.ts'

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const SETS: Record<string, number[]> = { weekend: [6, 0], weekday: [1, 2, 3, 4, 5], 'working day': [1, 2, 3, 4, 5] }

/** "choirs that rehearse on Thursday", "at the weekend" of a day that their records hold by its name: no date. */
function readNamedDay(draft: Draft, at: number): boolean {
  const chunk = draft.chunks[at]!
  const said = /^(?:on )?(\p{L}+day|weekend)s?$/iu.exec(chunk.text)?.[1]?.toLowerCase()
  const days = said === undefined ? [] : DAYS.includes(said) ? [said] : (SETS[said] ?? []).map(day => DAYS[day]!)
  if (!isFree(chunk) || !days.length) return false
  for (const node of draft.nodes.filter(n => !n.implicit)) {
    const named = node.entity.fields.flatMap(field => {
      const values = field.choices.filter(choice => days.includes(choice.toLowerCase()))
      return values.length ? [{ field, values }] : []
    })
    const [found, ...others] = named
    if (!found || others.length) continue
    const { field, values } = found
    const label = `${field.words.join(' ')} ${values.join(' or ')}`
    addCondition(node, { columns: [field.column], op: values.length > 1 ? 'in' : '=', values, at, label })
    use(chunk, 'condition')
    const verb = draft.chunks[at - 1]
    if (isFree(verb) && verb.fields.some(f => f.entity === node.entity && f.field.words[0] === field.words[0]))
      use(verb, 'condition')
    return true
  }
  return false
}

/** "staff who work at weekends" of a flag `works_weekends`: their records say so themselves, and no date does. */
function readFlagOfDays({ chunks, nodes }: Draft, at: number): boolean {
  const chunk = chunks[at]!
  const said = singular(chunk.text.toLowerCase())
  const isFlag = ({ role, words }: Field) => role === 'boolean' && words.some(word => singular(word) === said)
  const flags = nodes.flatMap(({ entity, implicit }) =>
    implicit ? [] : entity.fields.filter(isFlag).map(field => ({ entity, field })),
  )
  const [flag, ...others] = flags
  if (!flag || others.length) return false
  nameField(chunk, { ...flag, columns: [flag.field.column], quality: 0.9 })
  return true
}

/** "orders placed on Mondays", "trips at weekends": days of the week, where no field has their names for values. */
export function readWeekdays(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (readNamedDay(draft, at)) return
    const said = chunk.text.toLowerCase()
    const isSet = /^(?:weekends?|weekdays|working days)$/.test(said)
    const day = /^\p{L}+days$/u.test(said) ? DAYS.indexOf(said.slice(0, -1)) : -1
    const before = draft.chunks[at - 1]?.text ?? ''
    // "revenue per weekday" groups; "last weekend" is a date.
    const isOn = /^(?:on|at|during|only|every|and|or|the|a)$/i.test(before) && (day >= 0 || isSet)
    if (!isOn || !isFree(chunk) || chunk.values.length || chunk.fields.length || chunk.literal) return
    if (readFlagOfDays(draft, at)) return
    const numbers = day >= 0 ? [day] : SETS[said.replace(/s$/, '')]!
    const isDate = ({ field }: { field: { role: string } }) => field.role === 'date'
    const start = startingBefore(draft, at)
    const begin =
      start === undefined
        ? undefined
        : draft.nodes.flatMap(n =>
            n.entity.fields
              .filter(f => f.role === 'date' && BEGINS.test(f.words[0]!))
              .map(f => ({ node: n, field: f, chunk: draft.chunks[start]! })),
          )[0]
    const named = begin ?? fieldAround(draft, at, at, isDate)
    const node = named?.node ?? nodeFor(draft, at, draft.app.entities.filter(primaryDate))
    const field = named?.field ?? (node && primaryDate(node.entity))
    if (!node || !field) return
    addCondition(node, {
      columns: [field.column],
      as: 'weekday',
      op: 'in',
      values: numbers,
      at,
      label: `on ${chunk.text}`,
    })
    use(chunk, 'condition')
    if (named?.chunk) use(named.chunk, 'condition')
  })
}
readWeekdays.needs = /days?$|^weekends?$/
