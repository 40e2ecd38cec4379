import type { Target } from '../../contract.ts'
import { partsOf } from '../../goals/read-orders.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { readPage } from '../../ground/page-tree.ts'
import { Stopped, type RunContext, type Of } from '../context.ts'
import { comparePages } from '../../loop/page-differences.ts'
import { describeNode } from '../finding/describe-node.ts'
import { locate } from '../finding/locate.ts'
import { act } from './use-element.ts'

/** Presses a key, in the element that is named, has the focus or was used last. */
export async function press(step: Of<'press'>, context: RunContext): Promise<void> {
  const located = step.target ? await locate(step.target, 'press', context) : undefined
  const last = located?.node.ref ?? context.found.ref
  const snapshot = located ? undefined : await context.browser.snapshot()
  const isThere =
    located !== undefined ||
    (last !== undefined &&
      readPage(snapshot!).get(last)?.editable === true &&
      !readPage(snapshot!).nodes.some(({ focused }) => focused))
  await act(
    'press_key',
    { key: step.key, ...(isThere && { ref: last }), ...(step.count && { count: step.count }) },
    context,
  )
  context.told.push(`Pressed ${step.key}${step.count ? ` ${step.count} times` : ''}.`)
}

/** Moves the pointer over an element, or puts the focus on it. */
export async function hover(step: Of<'hover'> | Of<'focus'>, context: RunContext): Promise<void> {
  const { page, node } = await locate(step.target, 'hover', context)
  await act(step.kind === 'focus' ? 'click' : 'hover', { ref: node.ref }, context)
  context.told.push(
    `${step.kind === 'focus' ? 'Put the focus on' : 'Moved the pointer over'} ${describeNode(page, node)}.`,
  )
}

/** Drags one element to another, or by a distance. */
export async function drag(step: Of<'drag'>, context: RunContext): Promise<void> {
  const each = await partsToDrag(step, context)
  for (const target of each) await dragOne({ ...step, target }, context)
}

/** "A and B": what was found is all of it where it says every part; else each part has to be there before any is dragged. */
async function partsToDrag({ target }: Of<'drag'>, context: RunContext): Promise<Target[]> {
  const parts = target.name === undefined || target.quoted ? [] : partsOf(target.name)
  if (parts.length < 2) return [target]
  const { page, node } = await locate(target, 'drag', context)
  const own = new Set(wordsIn(`${node.name} ${page.text(node)}`))
  if (wordsIn(parts.join(' ')).every(word => own.has(word))) return [target]
  const each = parts.map(
    name => ({ ...target, said: name, name, otherNames: undefined, otherwise: undefined }) as Target,
  )
  const found = new Set<string>()
  for (const one of each) found.add((await locate(one, 'drag', context)).node.ref)
  if (found.size < each.length)
    throw new Stopped('NOT_FOUND', `I do not find each of “${parts.join('”, “')}” on the page.`)
  return each
}

async function dragOne(step: Of<'drag'>, context: RunContext): Promise<void> {
  const from = await locate(step.target, 'drag', context)
  if (step.by) {
    await act('drag', { from: from.node.ref, by: step.by }, context)
    context.told.push(`Dragged ${describeNode(from.page, from.node)}.`)
    return
  }
  if (!step.to) throw new Stopped('NEEDS_INPUT', `Where should ${describeNode(from.page, from.node)} go?`)
  const to = await locate(step.to, 'drop', context)
  const position =
    step.where === 'before' ? { x: 0.5, y: 0.1 } : step.where === 'after' ? { x: 0.5, y: 0.9 } : undefined
  const before = await context.browser.snapshot()
  await act('drag', { from: from.node.ref, to: to.node.ref, ...(position && { position }) }, context)
  const isSeen = !comparePages(before, await context.browser.snapshot()).isSame
  const told = `Dragged ${describeNode(from.page, from.node)} to ${describeNode(to.page, to.node)}`
  // What is dropped where it is not taken goes back to where it was.
  if (!isSeen) throw new Stopped('NOT_AS_EXPECTED', `${told}, but nothing on the page is seen to have changed.`)
  context.told.push(`${told}.`)
}

/** Selects a text with the pointer. */
export async function selectText(step: Of<'select_text'>, context: RunContext): Promise<void> {
  const target: Target =
    step.text !== undefined && step.target.back ? { said: step.text, name: step.text, quoted: true } : step.target
  const { page, node } = await locate(target, 'read', context)
  await act('select_text', { ref: node.ref, ...(step.text && { text: step.text }) }, context)
  context.told.push(`Selected ${step.text ? `“${step.text}”` : `the text of ${describeNode(page, node)}`}.`)
}

/** Scrolls the page, or a part of it. */
export async function scroll(step: Of<'scroll'>, context: RunContext): Promise<void> {
  const { target, direction, to, amount } = step
  const located = target ? await locate(target, 'scroll', context) : undefined
  await act(
    'scroll',
    {
      ...(located && { ref: located.node.ref }),
      ...(direction && { direction }),
      ...(to && { to }),
      ...(amount && { amount }),
    },
    context,
  )
  context.told.push(
    located && to === 'into_view'
      ? `Scrolled to ${describeNode(located.page, located.node)}.`
      : `Scrolled ${to ? `to the ${to}` : (direction ?? 'down')}.`,
  )
}
