import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import type { Candidate, Purpose, Target } from '../contract.ts'
import { pickNth } from '../pick-nth.ts'
import { fitAttribute } from './attributes.ts'
import { coverage, matchText, weighted, wordsIn } from './match-text.ts'
import { isField, namingsOf, textBeside } from './names.ts'
import { readPage, type Page } from './page-tree.ts'
import { fitPurpose, fitRole, isControl } from './purposes.ts'
import { fitRelation } from './relations.ts'

/** What scores less is no candidate. */
const LEAST = 0.2
/** Further from the best than this, nothing else is meant: the first one is sure. */
export const MARGIN = 0.04
/** From this on an element is called so; below it the words may be read otherwise (`Target.otherwise`). */
const SURE_NAME = 0.85
const MOST = 12

interface Scored {
  node: PageNode
  score: number
  reason: string
}

/**
 * Which elements of a page a description may mean, the best first. The score is how well its words name the element, times
 * how well its role, its looks, its place and what is to be done to it fit. Words that the element itself does not carry
 * are looked for in the row, card or section it is in.
 */
export function ground(target: Target, snapshot: PageSnapshot, purpose: Purpose): Candidate[] {
  const { otherwise, ...own } = target
  const found = groundPlain(own, snapshot, purpose)
  const top = found[0]?.score ?? 0
  if (!otherwise || top >= SURE_NAME) return found
  const others = ground({ ...otherwise, relations: otherwise.relations ?? own.relations }, snapshot, purpose)
  const best = others[0]?.score ?? 0
  return best > top || (best >= WITHIN && isWithin(snapshot, others[0]!.ref, found[0]!.ref)) ? others : found
}

/** From this on what is read otherwise is meant, where it lies within what was found: "star for Ann" is no row of hers. */
const WITHIN = 0.5

function isWithin(snapshot: PageSnapshot, inner: string, outer: string): boolean {
  const page = readPage(snapshot)
  const [one, other] = [page.get(inner), page.get(outer)]
  return one !== undefined && other !== undefined && one !== other && page.ancestors(one).includes(other)
}

function groundPlain(target: Target, snapshot: PageSnapshot, purpose: Purpose): Candidate[] {
  const page = readPage(snapshot)
  let found = page.nodes
    .map(node => scoreNode(page, node, target, purpose))
    .filter((scored): scored is Scored => scored !== undefined)
  found = byCell(page, found, target)
  found = byAttributes(page, found, target)
  found = withoutWrappers(page, found, purpose)
  found = byRelations(page, found, target, snapshot)
  found = byOrdinal(page, found, target)
  return found
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score || page.order(a.node) - page.order(b.node))
    .slice(0, target.all ? undefined : MOST)
    .map(({ node, score, reason }) => ({ ref: node.ref, score: Math.min(1, score), reason }))
}

function scoreNode(page: Page, node: PageNode, target: Target, purpose: Purpose): Scored | undefined {
  if (target.focused) return node.focused ? { node, score: 1, reason: 'it has the focus' } : undefined
  if (target.id !== undefined && node.id !== target.id) return undefined
  if (target.className !== undefined && !node.classes?.includes(target.className)) return undefined
  if (target.tag !== undefined && node.tag !== target.tag) return undefined
  const fit = fitRole(node, target.roles) * fitPurpose(page, node, purpose)
  if (target.value !== undefined) {
    const held = Math.max(
      matchText(target.value, node.value ?? '', true),
      0.9 * matchText(target.value, page.text(node), true),
    )
    if (held < 0.6) return undefined
    if (target.name === undefined) return { node, score: held * fit, reason: 'it holds that' }
  }
  if (target.name === undefined) {
    if (target.roles && !target.roles.includes(node.role) && fitRole(node, target.roles) < 0.7) return undefined
    if (
      !target.roles &&
      !target.attributes?.length &&
      !target.relations?.length &&
      target.id === undefined &&
      !target.className &&
      !target.tag
    )
      return undefined
    // A text area is the field of several lines (HTML 5, § 4.10.11), where the page has one.
    const kind = /^text ?area$/i.test(target.noun ?? '') && node.tag !== 'textarea' ? 0.9 : 1
    return { node, score: 0.9 * fit * kind, reason: target.noun ? `it is a ${target.noun}` : 'it is as described' }
  }
  const named = nameScore(page, node, target, purpose)
  return named.score * fit < 0.1 ? undefined : { node, score: named.score * fit, reason: named.reason }
}

/** How well the name fits; other readings of where it ends count a little less. Repeats of a word in the noun do no harm. */
function nameScore(page: Page, node: PageNode, target: Target, purpose: Purpose): { score: number; reason: string } {
  const readings = [target.name!, ...(target.otherNames ?? [])]
  let best = { score: 0, reason: '' }
  const namings = namingsOf(page, node)
  for (const [at, name] of readings.entries()) {
    const less = 1 - 0.02 * Math.min(at, 3)
    for (const { text, weight, why } of namings) {
      const score = matchText(name, text, target.quoted) * weight * less
      if (score > best.score) best = { score, reason: why }
    }
    if (best.score < 0.9 && !target.quoted && (isControl(node) || purpose === 'read')) {
      const score = coverWithContext(page, node, name) * less
      if (score > best.score) best = { score, reason: 'its words and those around it say so' }
    }
  }
  return best
}

/**
 * Some words name the element and the rest the row, card, list item or section it is in: "Ann delete", "Blue Mug add to
 * cart". The nearer the surroundings are, the more they count.
 */
function coverWithContext(page: Page, node: PageNode, name: string): number {
  const words = wordsIn(name)
  if (words.length < 2) return 0
  const own = wordsIn(
    namingsOf(page, node)
      .filter(({ weight }) => weight > 0.6)
      .map(({ text }) => text)
      .join(' '),
  )
  const self = coverage(words, own)
  if (!self.some((score, at) => score > 0.6 && words[at]!.length > 2)) return 0
  const scores = [...self]
  let discount = 0.9
  for (const above of page.ancestors(node).slice(0, 6)) {
    const text = textAround(page, above, node)
    if (text.length > 2000) break
    const around = coverage(words, wordsIn(`${above.name} ${text}`))
    for (const [at, score] of around.entries()) scores[at] = Math.max(scores[at]!, score * discount)
    discount *= 0.93
  }
  const heading = headingBefore(page, node)
  if (heading)
    for (const [at, score] of coverage(words, wordsIn(heading.name)).entries())
      scores[at] = Math.max(scores[at]!, 0.8 * score)
  const whole = weighted(words, scores)
  // A field is called by what names it; words around it are those of other fields.
  return whole < 0.6 ? 0 : (isField(node) ? 0.8 : 0.93) * whole ** 1.5
}

/** What stands in it beside the other controls of the same kind, whose words are their own. */
function textAround(page: Page, above: PageNode, node: PageNode): string {
  const isRival = (other: PageNode) =>
    other !== node && other.tag === node.tag && other.role === node.role && isControl(other)
  const gather = (part: PageNode): string =>
    isRival(part) ? '' : page.children(part).length === 0 ? part.name : page.children(part).map(gather).join(' ')
  return page.children(above).map(gather).join(' ')
}

function headingBefore(page: Page, node: PageNode): PageNode | undefined {
  return page.nodes.slice(0, page.order(node)).findLast(before => before.role === 'heading')
}

/** Cells by their column (name or number) and their row (number, or a text in it). */
function byCell(page: Page, found: Scored[], { row, column }: Target): Scored[] {
  if (row === undefined && column === undefined) return found
  return found.flatMap(scored => {
    const cell = [scored.node, ...page.ancestors(scored.node)].find(node => node.row !== undefined)
    if (!cell) return []
    const line = page.ancestors(cell).find(node => node.role === 'row')
    const fits =
      (column === undefined
        ? 1
        : typeof column === 'number'
          ? Number(cell.column === column)
          : matchText(column, cell.heading ?? '')) *
      (row === undefined
        ? 1
        : typeof row === 'number'
          ? Number(cell.row === row)
          : line
            ? matchText(row, page.text(line))
            : 0)
    return fits > 0 ? [{ ...scored, score: scored.score * Math.min(1, 0.3 + fits) }] : []
  })
}

function byAttributes(page: Page, found: Scored[], { attributes = [] }: Target): Scored[] {
  const among = found.map(({ node }) => node)
  return attributes.reduce(
    (list, attribute) =>
      list
        .map(scored => ({ ...scored, score: scored.score * fitAttribute(page, scored.node, attribute, among) }))
        .filter(({ score }) => score > 0.02),
    found,
  )
}

function byRelations(page: Page, found: Scored[], { relations = [] }: Target, snapshot: PageSnapshot): Scored[] {
  let list = found
  for (const { relation, to } of relations) {
    const others = ground(to, snapshot, relation === 'in' ? 'region' : 'read')
    const top = others[0]?.score ?? 0
    const near = others.filter(({ score }) => score > top * 0.9).map(({ ref }) => page.get(ref)!)
    const fit = fitRelation(
      page,
      relation,
      list.map(({ node }) => node),
      near,
    )
    list = list.map(scored => ({
      ...scored,
      score: scored.score * (near.length === 0 ? 0.3 : fit.get(scored.node.ref)!),
    }))
  }
  return list
}

/** Of an element and what it is in, or the text in it, with the same name, one is meant: the control, else the innermost. */
function withoutWrappers(page: Page, found: Scored[], purpose: Purpose): Scored[] {
  const scores = new Map(found.map(scored => [scored.node.ref, scored]))
  return found.map(scored => {
    const { node } = scored
    const rivals = page.ancestors(node).map(above => scores.get(above.ref))
    const outer = rivals.find(rival => rival && rival.score >= scored.score - MARGIN)
    if (
      outer &&
      (isControl(outer.node) || !isControl(node)) &&
      purpose !== 'region' &&
      fitsAsWell(page, outer.node, node)
    )
      return { ...scored, score: scored.score * 0.9 }
    const inner = page
      .inside(node)
      .find(child => (scores.get(child.ref)?.score ?? 0) >= scored.score - MARGIN && isControl(child))
    if (inner && !isControl(node)) return { ...scored, score: scored.score * 0.85 }
    const same = page
      .inside(node)
      .find(child => child.tag !== '#text' && (scores.get(child.ref)?.score ?? 0) >= scored.score - MARGIN)
    return same && !isControl(node) && purpose !== 'region' ? { ...scored, score: scored.score * 0.92 } : scored
  })
}

/**
 * The outer one is meant: it is a control, or no more than the element around a run of text. Of other boxes around the same
 * words the innermost is.
 */
const fitsAsWell = (page: Page, outer: PageNode, inner: PageNode): boolean =>
  isControl(outer) || (inner.tag === '#text' && page.text(outer) === page.text(inner))

/** The n-th of those that fit about as well as the best, in document order; from the end when it is negative. */
function byOrdinal(page: Page, found: Scored[], { ordinal }: Target): Scored[] {
  if (ordinal === undefined || found.length === 0) return found
  const top = Math.max(...found.map(({ score }) => score))
  const fitting = found
    .filter(({ score }) => score > top * 0.85)
    .sort((a, b) => page.order(a.node) - page.order(b.node))
  // "the first row" of a table is the first below its headings.
  const below = fitting.filter(({ node }) => !isHeadingRow(page, node))
  const alike = below.length > 0 ? below : fitting
  const chosen = pickNth(alike, ordinal)
  if (!chosen) return []
  return found.map(scored =>
    scored === chosen ? { ...scored, score: Math.max(top, 0.5) } : { ...scored, score: scored.score * 0.3 },
  )
}

const isHeadingRow = (page: Page, node: PageNode): boolean =>
  node.role === 'row' && page.children(node).some(({ role }) => role === 'columnheader')

/** What a field of a page is called, for answers. */
export const calledOf = (page: Page, node: PageNode): string =>
  node.name ||
  node.label ||
  node.placeholder ||
  node.title ||
  (isField(node) && textBeside(page, node)) ||
  page.text(node) ||
  node.role
