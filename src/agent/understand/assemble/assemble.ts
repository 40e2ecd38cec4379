import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { isDeepStrictEqual } from 'node:util'
import { asQuotientOfSums } from '../asks/quotients.ts'
import { absorbNamed, attachNode, isBare, isSaidAsVerb } from '../reading/attach.ts'
import { findPath } from '../entity-model/relations.ts'
import type { Draft, Node } from '../reading/draft.ts'
import type { Query, Selection } from '../reading/query.ts'
import { relateTo } from '../reading/relate-to.ts'
import { chooseRoot } from '../reading/root.ts'
import { askFor } from './ask-for.ts'
import { readBeside } from './beside.ts'
import { columnsAsked, dateAsked, noteColumnsLeft } from './columns.ts'
import { isKeyed } from './is-keyed.ts'
import { askOfReference } from './of-reference.ts'
import { readBoth } from './both.ts'
import { doubtSecondQuestion, doubtSecondSet } from './second-question.ts'
import { tellInUnit } from './told-in-unit.ts'
import { withoutDetour } from './without-detour.ts'
import { plural } from '../language/words.ts'
import { asksForNobody, asksWhatWasDone, isNoPerson, followReference, personBehind, whereabouts } from './references.ts'

/** "works per artist": those whose artist nobody knows are works of none. */
const mayLack = ({ app }: Draft, root: Node, { entity }: Node): boolean =>
  findPath(root.entity, entity, app)?.some(({ field }) => mayBeEmpty(field)) === true

/** "which red car was sold last": the last of the sales of red cars, which need not be the last sale. */
function orderAmongAsked({ nodes, app }: Draft, root: Node): void {
  for (const { selection, isInTheirOrder, attached } of nodes) {
    if (!isInTheirOrder || !attached || selection === root.selection || selection.limit === undefined) continue
    const leadsTo = (one: Selection): boolean => one === selection || one.related.some(r => leadsTo(r.selection))
    const ways = root.selection.related.filter(r => leadsTo(r.selection))
    const asked = { ...root.selection, related: root.selection.related.filter(r => !ways.includes(r)) }
    if (ways.length === 1 && !isBare(asked)) relateTo(app, selection, structuredClone(asked), ways[0]!.via)
  }
}

/** Puts the pieces together: which records are asked for, how the others restrict them, and what is wanted of them. */
export function assemble(draft: Draft): Query | undefined {
  const root = chooseRoot(draft)
  if (!root) return undefined
  doubtSecondQuestion(draft, root)
  doubtSecondSet(draft)
  const beside = readBeside(draft, root)
  const { ratio } = draft
  const isVerb = (node: Node) => Number(isSaidAsVerb(draft, root, node))
  for (const node of [...draft.nodes].sort((a, b) => isVerb(b) - isVerb(a)))
    if (node !== root && !node.attached && !(node === ratio && isBare(node.selection) && !mayLack(draft, root, node)))
      attachNode(draft, root, node)
  for (const { entity, derived } of draft.derived)
    for (const node of draft.nodes)
      if (node.entity === entity && !node.selection.derived?.some(d => d.column === derived.column))
        node.selection.derived = [...(node.selection.derived ?? []), derived]
  orderAmongAsked(draft, root)
  const selection = root.selection
  const project = columnsAsked(draft, root)
  absorbNamed(draft, root)
  noteColumnsLeft(draft, root)
  const date = dateAsked(draft, root)
  if (date) project.push(date)
  const behind = personBehind(draft, root, selection)
  if (behind) return behind
  readBoth(draft, root)
  if (asksForNobody(draft, root) || isNoPerson(draft)) draft.ignored.push('who')
  if (asksWhatWasDone(draft, root)) draft.ignored.push('what')
  // "are there industries without leads": what no lead has is not among what leads have.
  if (root.negated && draft.wantsValues) draft.ignored.push(`without ${plural(root.entity.noun)}`)
  const lookup = isKeyed(root)
  const single = lookup || selection.limit === 1
  const query: Query = {
    kind: 'query',
    app: draft.app.name,
    root: selection,
    ask: 'list',
    measures: eachOnce(draft.measures),
    project,
    ...(beside.length && { beside }),
    ...(lookup && { lookup }),
    ...(single && { single }),
    ...(draft.compares && { compares: draft.compares }),
  }
  const named = askOfReference(draft, root, query) ?? followReference(draft, root, query)
  const asked = askFor(draft, root, named ?? whereabouts(draft, root, query) ?? query)
  asked.measures = asked.measures.map(measure => asQuotientOfSums(draft, measure))
  const told = tellInUnit(draft, asked)
  return draft.previous ? withoutDetour(told, draft.app) : told
}

/** A figure that two words ask for ("how expensive … on average") is told once. */
const eachOnce = (measures: Query['measures']): Query['measures'] =>
  measures.filter((one, at) => measures.findIndex(other => isDeepStrictEqual(one, other)) === at)
