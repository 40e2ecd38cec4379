import { standsForPieces } from '../entity-model/field-roles.ts'
import { roomOf } from '../conditions/room-left.ts'
import type { Draft, Node } from '../reading/draft.ts'
import type { Condition } from '../reading/query.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { rootOf } from '../language/verb-forms.ts'

/** How sure it is at most that a price is what came in. */
const PRICE_ONLY = 0.4
/** How sure it is at most that a name stands for the one record, or records for pieces, that are counted. */
const ONE_NAMED = 0.5

/** Money that came together, by whatever verb (Levin, 1993, 13.5: verbs of obtaining). */
const CAME_IN = pattern('i')`
    \bhow much (?:money|revenue|income|cash)\b.*\b(?:
      come in|came in|coming in|bring in|brings in|brought in|raised?|made?|earn(?:ed)?|taken?|took|collected|generated?
    )\b
  `
const PRICE = /^(?:price|fee|rate|cost|charge|fare|rent)$/
const LEFT = /\b(?:are|is|were|was|have|has|still) (?:still )?(?:left|free|available|remaining|unsold|vacant)\b/i
const ROOM = /^(?:places?|seats?|spaces?|spots?|slots?|capacity|room|beds?|berths?|tickets?|max|maximum|total)$/

/**
 * "how much money has come in for the camp" is no price of one, and "how many places are left" are not all that there are: a figure that leaves the
 * verb or the rest out of what was asked is not what was asked.
 */
export function doubtPassedFigures(draft: Draft): void {
  const { message, project, measures, app, nodes } = draft
  const column = (entity: string, name: string) => app.entities.find(e => e.key === entity)?.fields.find(f => f.column === name) // oxfmt-ignore
  const shown = () => [
    ...project.flatMap(({ columns, entity }) => columns.map(name => column(entity.key, name))),
    ...measures.map(m =>
      m.column === undefined ? undefined : column((draft.measured ?? nodes[0])?.entity.key ?? '', m.column),
    ),
  ]
  const isOfOne = () => shown().some(field => field?.words.some(word => PRICE.test(word)))
  const isPlain = project.length + measures.filter(m => m.column !== undefined).length === 0 && !draft.group
  if (testIn(message.text, CAME_IN) && (isPlain || isOfOne())) draft.sureness = Math.min(draft.sureness, PRICE_ONLY)
  // "are there more Scouts than Cubs": one record that is called so is hardly what was counted.
  const [node, ...others] = nodes
  const isCount = measures.length === 1 && measures[0]!.fn === 'count' && !draft.group
  if (isCount && node && !others.length && isOnlyNamed(node)) draft.sureness = Math.min(draft.sureness, ONE_NAMED)
  // "how many items of gear in total": pieces, where the records say how many.
  if (isCount && node && standsForPieces(node.entity) && /\b(?:in total|altogether|items|pieces)\b/i.test(message.text))
    draft.sureness = Math.min(draft.sureness, ONE_NAMED)
  const left = LEFT.exec(message.text)?.[0].split(' ').at(-1)
  const isAll = (field: Field | undefined) => field && field.words.every(word => ROOM.test(word))
  if (
    left &&
    /\bhow many\b/i.test(message.text) &&
    shown().some(isAll) &&
    !nodes.some(n => roomOf(n.entity) && n.selection.where.length > 1)
  )
    draft.ignored.push(left)
}

/** How sure it is at most that something happened on the day on which it was written down, or money flowed on that of what it is for. */
const OTHER_DAY = 0.6
/** Verbs of coming, going and being there (Levin, 1993, 51.1, 51.3 and 36.3); what "came in" was written down then. */
const HAPPENS = pattern('i')`
  \b(?:come|comes|came|coming|arrive[sd]?|arriving|attend(?:s|ed|ing)?|seeing|saw|perform(?:s|ed|ing)?|play(?:s|ed|ing)?|left|leaving|travel(?:s|led|ling)?
  |stay(?:s|ed|ing)|visit(?:s|ed|ing)?)\b(?!\ (?:in|to\ us|on\ board)\b)
`
/** What a day on which records are made is called after. */
const MADE =
  /^(?:booked|booking|created|registered|registration|published|updated|purchased|ordered|joined|added|hired)$/
const NEW = pattern('i')`\b(?:new|since|first|latest|newest|recent|recently)\b`
/** Participles of paying, by which a figure is called. */
const PAID = /^(?:paid|refunded|collected)$/

/**
 * "how many children came yesterday" by the day on which they were booked, "how much did we pay in October" by that on which the damage happened: a
 * day that another verb tells than the one that is said is a guess, which the answer tells.
 */
export function doubtDays(draft: Draft): void {
  const { message, nodes, measures } = draft
  const saysRoot = (word: string) => message.tokens.some(({ norm }) => rootOf(norm) === rootOf(word))
  for (const { entity, selection } of nodes) {
    const isSaidDay = (c: Condition) => c.asDay === true && c.at !== undefined && !c.implied
    const columns = selection.where.filter(isSaidDay).map(c => c.columns[0])
    const days = entity.fields.filter(f => columns.includes(f.column))
    const day = days.find(({ role, words }) => role === 'date' && !words.some(saysRoot))
    if (!day) continue
    const came = day.words.some(word => MADE.test(word)) && !testIn(message.text, NEW) ? execIn(message.text, HAPPENS)?.[0] : undefined // oxfmt-ignore
    const figure = measures.length === 1 ? entity.fields.find(f => f.column === measures[0]!.column) : undefined
    const paid = figure?.words.find(word => PAID.test(word) && saysRoot(word))
    if (came === undefined && paid === undefined) continue
    draft.sureness = Math.min(draft.sureness, OTHER_DAY)
    draft.notes.push(`went by the ${day.words.join(' ')}`)
  }
}

/** Nothing but a name says which records are meant, and no noun. */
const isOnlyNamed = ({ implicit, entity, selection: { where, related } }: Node): boolean =>
  implicit &&
  !related.length &&
  where.length === 1 &&
  where[0]!.op === '=' &&
  where[0]!.values.length === 1 &&
  entity.nameFields.some(field => where[0]!.columns.includes(field.column))
