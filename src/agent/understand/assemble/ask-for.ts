import { isAdditive } from '../asks/additive.ts'
import { perRecordOfGroups } from '../asks/per-record.ts'
import { listedOn } from '../asks/group-head.ts'
import { isNumeric } from '../conditions/shared.ts'
import { type Draft, type Node, use } from '../reading/draft.ts'
import type { Query, Selection } from '../reading/query.ts'
import { contradicts, withoutSaidBefore } from './contradictions.ts'
import { askOfGroups, defaultMeasures, listsStates } from './groups.ts'
import { readShareOfFilled, shareOf, shareOfAll } from './shares.ts'
import { columnToAdd } from './sums.ts'
import {
  askIfSo,
  asksForAny,
  asksForTheOne,
  asksOfRest,
  asksOfAll,
  isVerbless,
  isYesNo,
  readHaving,
  takeOffered,
} from './yes-no.ts'

/** Gives a query its kind: share, groups, existence, figures, values of a field, or the records themselves. */
export function askFor(draft: Draft, root: Node, query: Query): Query {
  const { measures, having } = draft
  const selection = root.selection
  const whole = (kept: Partial<Query>) => {
    if (!kept.project)
      draft.ignored.push(
        ...draft.project
          .filter(p => p.entity === root.entity && !(kept.measures ?? measures).some(m => m.column === p.columns[0]))
          .map(p => draft.chunks[p.at]!.text),
      )
    return { ...query, ...kept, project: kept.project ?? [], single: false, lookup: false }
  }
  for (const m of measures)
    if (m.column && !root.entity.fields.some(f => f.column === m.column) && !isDerived(draft, root, m.column))
      draft.ignored.push(m.column.replace(/_/g, ' '))
  if (root.previous && contradicts(selection)) replaceSaidBefore(draft, selection)
  if (contradicts(selection)) draft.ignored.push('these conditions together')
  const ofGroups = draft.ratio && draft.group ? perRecordOfGroups(draft, root) : undefined
  if (ofGroups) return whole(ofGroups)
  // Groups that cannot be told are not left out.
  if (draft.ratio && draft.group) draft.ignored.push('in groups')
  if (draft.ratio)
    return whole({
      ask: 'ratio',
      measures: measures.length ? measures : [{ fn: 'count' }],
      whole: draft.ratio.selection,
    })
  if (draft.share) readShareOfFilled(draft, root)
  if (draft.share) return whole({ ...shareOf(draft, root, query), ...(draft.checks && { universal: true, having }) })
  const groups = askOfGroups(draft, root)
  if (groups) return whole(groups)
  // "do we have any spark plugs in stock": whether there is one, not the record that is called so.
  if (!having && asksForAny(draft) && !measures.length && !asksOfRest(draft, root))
    return { ...query, existence: true, single: false, lookup: false }
  readHaving(draft, root, query)
  askIfSo(draft, root, query)
  const isPlain = !measures.length && !query.project.length
  const isSum =
    draft.partOfAll && measures.length === 1 && measures[0]!.fn === 'sum' && measures[0]!.column !== undefined
  if ((isPlain || isSum) && isYesNo(draft) && (asksOfAll(draft) || draft.partOfAll)) {
    const share = {
      ...shareOfAll(draft, root),
      ...(isSum && { measures: [{ fn: 'share' as const, column: measures[0]!.column! }] }),
    }
    // "are most of them": nothing is said that part of them could be.
    if (draft.partOfAll && JSON.stringify(share.whole) === JSON.stringify(selection))
      draft.ignored.push('so large a part')
    return whole({ ...share, ...(draft.partOfAll && { having: draft.partOfAll }) })
  }
  if (draft.partOfAll) draft.ignored.push('so large a part')
  const isPlainlySo = isPlain && isYesNo(draft)
  const offered = isPlainlySo ? takeOffered(draft, root) : undefined
  if (offered) return { ...query, ask: 'list', project: [offered], single: true, lookup: true }
  if (isPlain && !asksForTheOne(draft, query) && (isPlainlySo || isVerbless(draft, root)))
    return { ...query, ask: 'exists', having, measures: [{ fn: 'count' }] }
  if (having && draft.checks && measures.length === 1) return whole({ ask: 'exists', having })
  if (having) draft.ignored.push('that number')
  const compared = draft.chunks.filter(c => c.operator?.type === 'compare')
  const listed = compared.length ? listedOn(draft, root) : undefined
  if (listed) {
    compared.forEach(c => use(c, 'compare'))
    const isNames =
      listed.entity === root.entity.key && listed.columns.every(c => root.entity.nameFields.some(f => f.column === c))
    if (isNames && !measures.length) return query
    return whole({
      ask: 'group',
      group: listed,
      measures: measures.length ? measures : (measuredBy(root) ?? defaultMeasures(draft, root)),
    })
  }
  const each = !draft.checks && listsStates(draft, root)
  if (each) return whole({ ask: 'group', group: each, measures })
  if (measures.length) return whole({ ask: 'measure' })
  const column = columnToAdd(draft, root, query)
  if (column !== undefined) return whole({ ask: 'measure', measures: [{ fn: 'sum', column }], project: [] })
  if (draft.wantsValues && query.project.length === 1 && !query.single)
    return { ...query, ask: 'values', single: false }
  return query
}

/** "compare Ohio and Utah firms by revenue": what they are set against each other by is no order of theirs. */
function measuredBy({ entity, selection }: Node): Query['measures'] | undefined {
  const [column, ...others] = selection.order?.columns ?? []
  const field = entity.fields.find(one => one.column === column)
  if (!field || others.length || !isNumeric({ field })) return undefined
  delete selection.order
  return [{ fn: isAdditive(field) ? 'sum' : 'avg', column: field.column }]
}

/** How sure a reading is at most that puts what is said now in the place of what was said before. */
const INSTEAD = 0.75

/** "the hard ones" – "and those that are not hard": others of the kind, as none is both. */
function replaceSaidBefore(draft: Draft, selection: Selection): void {
  selection.where = withoutSaidBefore(selection)
  draft.sureness = Math.min(draft.sureness, INSTEAD)
}

const isDerived = (draft: Draft, root: Node, column: string) =>
  draft.derived.some(d => d.entity === root.entity && d.derived.column === column)
