import type { PageNode } from '../../../contract/page.ts'
import type { Page } from '../ground/page-tree.ts'
import type { Choice, Named } from './page-names.ts'

/** A question that is no longer than this is what a scale is called. */
const LONGEST_LABEL = 160
/** Steps of a scale. */
const LEAST_STEPS = 3
const MOST_STEPS = 11
/** What one step of a scale shows where all of them are drawn alike. */
const SIGN = /^[★☆⭐✩✪♥♡❤]$/u
const STEP_NAME = /^(\d{1,2})(?: (?:stars?|hearts?|points?))?(?: (?:of|out of) \d+)?$/i

/**
 * Scales that are answered by one of several steps and have no group of their own: rows with as many radio buttons each under the
 * same headings (Likert scales), stars, and numbers side by side under a question.
 */
export function scalesOf(page: Page): Named[] {
  return [...radioRows(page), ...stepRows(page)]
}

const withinOf = (page: Page, node: PageNode): ReadonlySet<string> =>
  new Set(page.ancestors(node).map(({ ref }) => ref))

/** Rows beside each other, each with a statement and as many radio buttons. */
function radioRows(page: Page): Named[] {
  const rows = new Map<PageNode, PageNode[]>()
  for (const radio of page.nodes.filter(({ role, disabled }) => role === 'radio' && !disabled)) {
    const row = page.ancestors(radio).find(above => radiosIn(page, above).length > 1)
    if (row && !/^(?:radiogroup|group)$/.test(row.role)) rows.set(row, [...(rows.get(row) ?? []), radio])
  }
  return [...rows].flatMap(([row, radios]) => {
    const beside = page.parent(row)
    const alike = beside ? page.children(beside).filter(other => rows.get(other)?.length === radios.length) : []
    const label = alike.length > 1 ? labelOfRow(page, row) : ''
    if (!label) return []
    const choices = radios.map(radio => ({ label: stepLabel(page, radio, label), ref: radio.ref }))
    if (choices.some(choice => choice.label === '')) return []
    return [{ kind: 'choice', node: row, names: [label], choices, within: withinOf(page, row), isScale: true }]
  })
}

const radiosIn = (page: Page, node: PageNode): PageNode[] => page.inside(node).filter(({ role }) => role === 'radio')

/** What a row says beside its radio buttons. */
function labelOfRow(page: Page, row: PageNode): string {
  const parts = page.children(row).filter(part => part.role !== 'radio' && radiosIn(page, part).length === 0)
  const text = parts.map(part => page.text(part).trim()).find(part => /\p{L}{2}/u.test(part))
  return text !== undefined && text.length <= LONGEST_LABEL ? text : ''
}

/** What a radio button of a row stands for: the heading of its column, else its name without that of the row. */
function stepLabel(page: Page, radio: PageNode, row: string): string {
  const cell = [radio, ...page.ancestors(radio)].find(({ heading }) => heading !== undefined)
  if (cell?.heading) return cell.heading
  const name = (radio.name || radio.label || '').trim()
  if (name.startsWith(row)) return name.slice(row.length).trim()
  return name.endsWith(row) ? name.slice(0, -row.length).trim() : name
}

/** Stars and numbers that stand side by side, each of which answers a click. */
function stepRows(page: Page): Named[] {
  return page.nodes.flatMap(holder => {
    if (/^(?:navigation|toolbar|grid|table|row|listbox|radiogroup)$/.test(holder.role)) return []
    const steps = page.children(holder).filter(child => isStep(page, child))
    const choices = steps.length >= LEAST_STEPS && steps.length <= MOST_STEPS ? stepsOf(page, steps) : undefined
    const others = page.children(holder).filter(child => !steps.includes(child) && isOperated(child))
    if (!choices || others.length) return []
    const names = labelsOf(page, holder)
    if (!names.length) return []
    return [{ kind: 'choice', node: holder, names, choices, within: withinOf(page, holder), isScale: true }]
  })
}

const isOperated = ({ clickable, role }: PageNode): boolean =>
  clickable === true || role === 'button' || role === 'link'

const nameOf = (page: Page, node: PageNode): string => (node.name || node.title || page.text(node)).trim()

const isStep = (page: Page, node: PageNode): boolean =>
  !node.disabled &&
  node.role !== 'link' &&
  isOperated(node) &&
  (STEP_NAME.test(node.title ?? '') || STEP_NAME.test(nameOf(page, node)) || SIGN.test(page.text(node).trim()))

/** The steps with their numbers: those that they say, one more each, or their places where all show one sign. */
function stepsOf(page: Page, steps: readonly PageNode[]): Choice[] | undefined {
  const numbers = steps.map(step => STEP_NAME.exec(step.title ?? '')?.[1] ?? STEP_NAME.exec(nameOf(page, step))?.[1])
  const isSign = steps.every(step => SIGN.test(page.text(step).trim()))
  const counted = numbers.every(number => number !== undefined)
    ? numbers.map(Number)
    : isSign
      ? steps.map((_, at) => at + 1)
      : []
  const isRow = counted.length > 0 && counted[0]! <= 1 && counted.every((number, at) => number === counted[0]! + at)
  return isRow ? steps.map(({ ref }, at) => ({ label: String(counted[at]), ref, isPressed: true })) : undefined
}

/** What a row of steps is called: its own name, and the question or heading right before it. */
function labelsOf(page: Page, holder: PageNode): string[] {
  const before = textBefore(page, holder)
  const own = holder.name.replace(/:[^:]*$/, '')
  return [own, before ?? ''].filter(text => /\p{L}{3}/u.test(text) && text.length <= LONGEST_LABEL)
}

/** The text that stands right before an element, or before what it is in. */
function textBefore(page: Page, node: PageNode): string | undefined {
  for (const one of [node, ...page.ancestors(node).slice(0, 1)]) {
    const parent = page.parent(one)
    const siblings = parent ? page.children(parent) : page.nodes.filter(other => page.parent(other) === undefined)
    const before = siblings[siblings.indexOf(one) - 1]
    if (before && !isOperated(before) && !page.inside(before).some(isOperated)) return page.text(before).trim()
    if (before) return undefined
  }
  return undefined
}
