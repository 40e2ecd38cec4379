import { setTimeout as delay } from 'node:timers/promises'
import { pickNth } from '../../pick-nth.ts'
import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import type { Candidate, Purpose, Target } from '../../contract.ts'
import { destinationOf } from '../../ground/destination.ts'
import { ground, MARGIN } from '../../ground/ground.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { type Option, type RunContext, Stopped } from '../context.ts'
import { patienceWith, waitUntil } from '../wait-until.ts'
import { describeNode, describePlace, nearestNames } from './describe-node.ts'
import { takeItem, withinItem } from './within-item.ts'

/** What scores less is not what was said. */
export const LEAST = 0.5
/** Looks at a page that may still be loading. */
const PAUSE = 250
/** A control that is called so, and nothing like it. */
const SURE_NAME = 0.85
/** It is called just so. */
const VERY_NAME = 0.95
const MOST_OPTIONS = 8

/** An element of a page, and how well it is what was said. */
export interface Located {
  page: Page
  node: PageNode
  score: number
}

/**
 * The element that is meant, waited for while the page may still be loading. Throws `Stopped`: with what is on the page
 * instead where there is none, with the choices where several fit equally well.
 */
export async function locate(target: Target, purpose: Purpose, context: RunContext, least = LEAST): Promise<Located> {
  const nodes = await locateAll({ ...target, all: undefined }, purpose, context, target.exact ? SURE_NAME : least)
  const [first, ...others] = nodes
  const rivals = others.filter(({ score }) => first!.score - score < MARGIN).filter(other => isAnother(first!, other))
  if (
    rivals.length &&
    target.ordinal === undefined &&
    purpose !== 'read' &&
    purpose !== 'region' &&
    purpose !== 'scroll'
  )
    throw new Stopped('AMBIGUOUS', askWhich(target, [first!, ...rivals]), {
      options: optionsOf([first!, ...rivals]),
      target,
    })
  context.sure.push(Math.min(1, first!.score))
  Object.assign(context.found, { ref: first!.node.ref, target })
  return first!
}

/** All that fit, the best first; at least one. */
export async function locateAll(
  target: Target,
  purpose: Purpose,
  context: RunContext,
  least = LEAST,
): Promise<Located[]> {
  for (;;) {
    context.browser.signal.throwIfAborted()
    const snapshot = await context.browser.snapshot()
    const found = find(target, snapshot, purpose, context, least)
    if (found.length) return found
    if (Date.now() > waitUntil(context, patienceWith(snapshot, context))) throw notFound(target, snapshot, purpose)
    await delay(PAUSE, undefined, { signal: context.browser.signal })
  }
}

/** What fits on a page as it is. What lies outside of the window counts only where nothing inside of it fits as well. */
export function find(
  target: Target,
  snapshot: PageSnapshot,
  purpose: Purpose,
  { found }: Pick<RunContext, 'found'>,
  least = LEAST,
): Located[] {
  const page = readPage(snapshot)
  const located = ({ ref, score }: Candidate): Located => ({ page, node: page.get(ref)!, score })
  if (target.chosen !== undefined) {
    const chosen = page.get(target.chosen)
    return chosen ? [{ page, node: chosen, score: 1 }] : drawnAnew(target, snapshot, purpose, page)
  }
  if (target.back) {
    const again = page.get(found.ref)
    if (again) return [{ page, node: again, score: 0.95 }]
    return found.target && !found.target.back ? find(found.target, snapshot, purpose, { found }, least) : []
  }
  const isBesideIt = target.relations?.some(({ to }) => to.back) === true
  const scoped = isBesideIt ? resolveBack(target, page, found.ref) : target
  const isContent = CONTENT.has(scoped.noun ?? '') && scoped.name === undefined
  const { item, rest, isStrict = false } = takeItem(isContent ? { ...scoped, ordinal: undefined } : scoped)
  const all = ground(rest, snapshot, purpose)
    // "the button beside it" is not it.
    .filter(({ score, ref }) => score >= least && !(isBesideIt && ref === found.ref))
    .map(located)
  const chosen = item === undefined ? all : withinItem(page, all, item)
  const candidates =
    chosen.length > 0 || isStrict || item === undefined
      ? chosen
      : ground(scoped, snapshot, purpose)
          .filter(({ score }) => score >= least)
          .map(located)
  return preferShown(page, isContent ? nthOf(page, withoutFrame(page, candidates), target.ordinal) : candidates)
}

/** An element that was chosen before the page drew it anew: the only one of that very name. */
function drawnAnew(target: Target, snapshot: PageSnapshot, purpose: Purpose, page: Page): Located[] {
  if (target.name === undefined) return []
  const all = ground({ said: target.said, name: target.name, quoted: true }, snapshot, purpose)
  // What is ticked is a mark: texts that say the same are none.
  const marks = all.filter(({ ref }) => /^(?:checkbox|radio|switch)$/.test(page.get(ref)!.role))
  if (purpose === 'check' && marks.length === 1 && marks[0]!.score >= SURE_NAME)
    return [{ page, node: page.get(marks[0]!.ref)!, score: marks[0]!.score }]
  const [first, second] = all
  const isSure = first !== undefined && first.score >= VERY_NAME && !(second && second.score >= VERY_NAME)
  return isSure ? [{ page, node: page.get(first.ref)!, score: first.score }] : []
}

/** Nouns of what a page is about, against what frames every page of a site. */
const CONTENT = new Set(['result', 'search result', 'item', 'entry', 'post', 'article', 'product', 'card', 'message'])

/** Without what is in the navigation, the header or the footer. */
function withoutFrame(page: Page, found: Located[]): Located[] {
  const isFrame = (node: PageNode) => /^(?:navigation|banner|contentinfo)$/.test(node.role)
  return found.filter(({ node }) => !isFrame(node) && !page.ancestors(node).some(isFrame))
}

/** The n-th of those that fit as well as the best, none of which is inside of another. */
function nthOf(page: Page, found: Located[], ordinal: number | undefined): Located[] {
  if (ordinal === undefined) return found
  const top = found[0]?.score ?? 0
  const alike = found.filter(({ score }) => score > top - 0.2)
  const outer = alike
    .filter(({ node }) => !page.ancestors(node).some(above => alike.some(other => other.node === above)))
    .sort((a, b) => page.order(a.node) - page.order(b.node))
  const chosen = pickNth(outer, ordinal)
  return chosen ? [chosen] : []
}

/** What is in the dialog over the page comes first. */
function preferShown(page: Page, candidates: Located[]): Located[] {
  const top = candidates[0]?.score ?? 0
  const inDialog = candidates.filter(({ node, score }) => score > top - MARGIN && isInDialog(page, node))
  if (inDialog.length) return [...inDialog, ...candidates.filter(one => !inDialog.includes(one))]
  return candidates
}

/** "close it" of a banner: what is in the element spoken of. */
function resolveBack(target: Target, page: Page, ref: string | undefined): Target {
  const node = page.get(ref)
  const name = node && (node.name || page.text(node).slice(0, 80))
  return {
    ...target,
    relations: target.relations!.flatMap(relation =>
      relation.to.back ? (name ? [{ ...relation, to: { said: relation.to.said, name } }] : []) : [relation],
    ),
  }
}

const isInDialog = (page: Page, node: PageNode): boolean =>
  page.ancestors(node).some(({ role, hidden }) => !hidden && (role === 'dialog' || role === 'alertdialog'))

/** Two that do the same are no choice: links to one address, a label and what it labels. */
function isAnother(one: Located, other: Located): boolean {
  const [a, b] = [one.node, other.node]
  const destination = destinationOf(a)
  if (destination !== undefined && destination === destinationOf(b)) return false
  if (a.hidden !== b.hidden) return false
  const { page } = one
  return !page.ancestors(a).includes(b) && !page.ancestors(b).includes(a)
}

function optionsOf(nodes: Located[]): Option[] {
  return nodes.slice(0, MOST_OPTIONS).map(({ page, node }) => ({
    ref: node.ref,
    label: [describeNode(page, node), describePlace(page, node)].filter(Boolean).join(' '),
  }))
}

function askWhich(target: Target, nodes: Located[]): string {
  const lines = optionsOf(nodes).map(({ label }, at) => `${at + 1}. ${label}`)
  return (
    `There ${nodes.length > MOST_OPTIONS ? 'are more than' : 'are'} ${Math.min(nodes.length, MOST_OPTIONS)} that ` +
    `“${target.said}” may mean. Which one?\n${lines.join('\n')}`
  )
}

function notFound(target: Target, snapshot: PageSnapshot, purpose: Purpose): Stopped {
  const said = target.back ? 'Nothing was spoken of that I could take' : `I find no “${target.said}” on the page`
  const names = nearestNames(target, snapshot, purpose)
  const instead = names.length ? ` What is there: ${names.join(', ')}.` : ' I see nothing like it there.'
  return new Stopped('NOT_FOUND', `${said} “${snapshot.title || snapshot.url}”.${instead}`)
}
