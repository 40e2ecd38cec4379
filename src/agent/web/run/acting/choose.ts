import type { PageNode } from '../../../../contract/page.ts'
import type { Target } from '../../contract.ts'
import { calledOf } from '../../ground/ground.ts'
import { matchText, plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import { readPage } from '../../ground/page-tree.ts'
import { pickNth } from '../../pick-nth.ts'
import { Stopped, type RunContext, type Of } from '../context.ts'
import { cut, describeNode } from '../finding/describe-node.ts'
import { find, locate, type Located } from '../finding/locate.ts'
import { resolveText } from '../values.ts'
import { setNode } from './set-value.ts'
import { act, locateEach } from './use-element.ts'

/** Chooses in a list that is named, else in whatever list, group or menu offers the words. */
export async function select(step: Of<'select'>, context: RunContext): Promise<void> {
  const texts = await Promise.all(step.values.map(value => resolveText(value, '', context)))
  if (step.target && (await chooseShown(step.target, step.offered, context))) return
  if (step.target) {
    const located = await locate(step.target, 'select', context)
    const { page, node } = located
    if (step.target.chosen !== undefined && !node.options) return chooseInside(located, texts, context)
    if (node.options && !node.editable) return chooseOptions(located, texts, step, context)
    if (
      /^(?:radiogroup|group|list|menu|listbox|region|form|navigation|tree|table|grid|row)$/.test(node.role) &&
      page.children(node).length
    ) {
      for (const [at, text] of texts.entries()) {
        const offered = step.offered?.[at] ?? { said: text, name: text }
        await choose(
          { ...offered, relations: [...(offered.relations ?? []), { relation: 'in', to: step.target }] },
          context,
        )
      }
      return
    }
    await setNode(node, texts.join(', '), context)
    context.told.push(`Chose “${texts.join(', ')}” in ${describeNode(page, node)}.`)
    return
  }
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  const lists = page.nodes.filter(node => node.options && texts.every(text => optionFor(node, text)))
  if (lists.length === 1) return chooseOptions({ page, node: lists[0]!, score: 0.9 }, texts, step, context)
  if (lists.length > 1)
    throw new Stopped(
      'AMBIGUOUS',
      `“${texts.join(', ')}” can be chosen in ${lists.map(node => `“${calledOf(page, node)}”`).join(' and ')}. In which?`,
    )
  for (const [at, text] of texts.entries()) await choose(step.offered?.[at] ?? { said: text, name: text }, context)
}

/** "… from the menu", where what is chosen is shown already: the one control that is called just so, whatever its menu is called. */
async function chooseShown(target: Target, offered: Target[] = [], context: RunContext): Promise<boolean> {
  const isPlain = target.name === undefined && /^(?:menu|list|drop-?down)$/.test(target.noun ?? '')
  const [only, ...others] = offered
  // "choose it from the list": a list that was spoken of is not its own choice.
  if (!isPlain || !only || only.back || others.length > 0) return false
  const [best, next] = find(only, await context.browser.snapshot(), 'select', context, 0.6).filter(
    ({ page, node }) =>
      isControl(node) && !node.hidden && plainText(calledOf(page, node)) === plainText(only.name ?? ''),
  )
  if (!best || next) return false
  await choose({ said: only.said, chosen: best.node.ref, name: only.name }, context)
  return true
}

/** Of the choices in a group those that are called so. */
async function chooseInside({ page, node }: Located, texts: string[], context: RunContext): Promise<void> {
  const offered = page.inside(node).filter(({ role }) => /^(?:radio|checkbox|option|switch|menuitemradio)$/.test(role))
  for (const text of texts) {
    const scored = offered
      .map(choice => ({ choice, score: matchText(text, calledOf(page, choice)) }))
      .sort((a, b) => b.score - a.score)
    const [best] = scored
    if (!best || best.score < 0.6)
      throw new Stopped(
        'NOT_FOUND',
        `${describeNode(page, node)} has no “${text}”. It has: ${offered.map(choice => `“${calledOf(page, choice)}”`).join(', ')}.`,
      )
    await act(
      best.choice.role === 'option' ? 'click' : 'check',
      { ref: best.choice.ref, ...(best.choice.role !== 'option' && { checked: true }) },
      context,
    )
    context.sure.push(best.score)
    context.told.push(`Chose ${describeNode(page, best.choice)}.`)
  }
}

const optionFor = ({ options = [] }: PageNode, text: string) =>
  options.find(({ label, value }) => label.trim() === text || value === text) ??
  options.find(({ label }) => label.trim().toLowerCase() === text.trim().toLowerCase())

async function chooseOptions(
  { page, node, score }: Located,
  texts: string[],
  step: Of<'select'>,
  context: RunContext,
): Promise<void> {
  const ordinal = step.offered?.length === 1 ? step.offered[0]!.ordinal : undefined
  const own = node.options!.filter(({ disabled }) => !disabled)
  const chosen = texts.map(text => {
    const option = optionFor(node, text) ?? (ordinal === undefined ? undefined : pickNth(own, ordinal))
    return option === undefined ? text : option.label || option.value
  })
  if (texts.length === 1 && !optionFor(node, chosen[0]!)) await setNode(node, texts[0]!, context)
  else await act('select', { ref: node.ref, values: chosen }, context)
  context.sure.push(score)
  Object.assign(context.found, { ref: node.ref })
  context.told.push(`Chose “${chosen.join('”, “')}” in “${cut(calledOf(page, node))}”.`)
}

/** What is offered as a radio button, a tick box, a menu item or anything that can be clicked. */
async function choose(target: Target, context: RunContext): Promise<void> {
  const { page, node } = await locate(target, 'select', context, 0.6)
  if (/^(?:checkbox|radio|switch)$/.test(node.role)) await act('check', { ref: node.ref, checked: true }, context)
  else await act('click', { ref: node.ref }, context)
  context.told.push(`Chose ${describeNode(page, node)}.`)
}

/** Ticks, or takes the tick away. */
export async function check(step: Of<'check'>, context: RunContext): Promise<void> {
  const nodes = step.target.all
    ? await locateEach(step.target, 'check', context)
    : [await locate(step.target, 'check', context)]
  for (const { page, node } of nodes) {
    await act('check', { ref: node.ref, checked: step.checked }, context)
    context.told.push(`${step.checked ? 'Ticked' : 'Unticked'} ${describeNode(page, node)}.`)
  }
}
