import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { singular } from '../language/words.ts'
import { type Draft, type Node, addCondition, addNode, isFree, nameField, nodeFor, use } from '../reading/draft.ts'
import { hopsOf, primaryDate } from '../entity-model/relations.ts'
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
    const own = daysIn(node.entity, days)
    // "children who come in on Fridays" of a list of days that stands in each.
    const lists = hopsOf(node.entity, draft.app).filter(hop => hop.direction === 'down' && hop.to.inside !== undefined)
    const listed = own.length ? [] : lists.flatMap(({ to }) => daysIn(to, days))
    const [found, ...others] = [...own, ...listed]
    if (!found || others.length) continue
    const { entity, field, values } = found
    if (listed.length) {
      addCondition(addNode(draft, entity, at), dayCondition(field, values, at))
      for (const one of [chunk, ...chunksOfComing(draft, node, at)]) use(one, 'condition')
      return true
    }
    addCondition(node, dayCondition(field, values, at))
    use(chunk, 'condition')
    const verb = draft.chunks[at - 1]
    if (isFree(verb) && verb.fields.some(f => f.entity === node.entity && f.field.words[0] === field.words[0]))
      use(verb, 'condition')
    return true
  }
  return false
}

/** The fields of a kind that hold days of the week by their names or the beginnings of these, and which of them are meant. */
const daysIn = (entity: Entity, days: readonly string[]) =>
  entity.fields.flatMap(field => {
    const isMeant = (choice: string) => choice.length > 2 && days.some(day => day.startsWith(choice.toLowerCase()))
    const values = field.choices.filter(isMeant)
    return values.length ? [{ entity, field, values }] : []
  })

const dayCondition = ({ column, words }: Field, values: string[], at: number) => ({
  columns: [column],
  op: values.length > 1 ? ('in' as const) : ('=' as const),
  values,
  at,
  label: `${words.join(' ')} ${values.join(' or ')}`,
})

/** "come in on", "attend on": that they are there on such days says no more than the days. */
const chunksOfComing = ({ chunks }: Draft, node: Node, at: number): Chunk[] =>
  chunks.slice(node.at + 1, at).filter(c => isFree(c) && !c.values.length && !c.entities.length && COMING.test(c.text))
/** How sure it is at most that a day of theirs is meant by those on which people come. */
const HABITUAL = 0.4
const COMING = /^(?:come|comes|coming|attend|attends|attending|visit|visits|work|works|are|is|be|go|goes)$/i

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
    // "tutors who work on Saturdays": the day on which somebody began is none of those on which they come.
    if (!named && arePeople(node.entity) && chunksOfComing(draft, node, at).length > 0)
      draft.sureness = Math.min(draft.sureness, HABITUAL)
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
