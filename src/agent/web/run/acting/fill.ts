import type { PageNode } from '../../../../contract/page.ts'
import type { Field, Target, Value } from '../../contract.ts'
import { calledOf } from '../../ground/ground.ts'
import { readPage } from '../../ground/page-tree.ts'
import { Stopped, type RunContext, type Of } from '../context.ts'
import { cut, describeNode } from '../finding/describe-node.ts'
import { find, locate } from '../finding/locate.ts'
import { answerMeant, refuseDescribed } from '../values.ts'
import { select } from './choose.ts'
import { setValue, chooseIn } from './set-value.ts'
import { submit } from './submit.ts'
import { act } from './use-element.ts'

/** Fills one field after the other; every field is found before the first is filled, as far as they are there. */
export async function fill(step: Of<'fill'>, context: RunContext): Promise<void> {
  const fields = await Promise.resolve(step.fields)
  const first = await context.browser.snapshot()
  const chosen = fields.map(field =>
    chooseSplit(field, (target: Target) => find(target, first, 'fill', context)[0]?.score ?? 0),
  )
  const missing =
    fields.length > 1
      ? chosen.filter(
          ({ target }) =>
            !find(target, first, 'fill', context).length && !find(target, first, 'region', context, 0.7).length,
        )
      : []
  // Nothing is typed before it is clear what all of it is.
  for (const { target, value } of chosen) {
    const [field] = find(target, first, 'fill', context)
    if (field && value.kind === 'text') refuseDescribed(value, answerMeant(value, context) ?? value.text, field.node)
  }
  // With none of them there the page may still be loading; with some, the missing ones are told before anything is typed.
  if (missing.length && missing.length < chosen.length) await locate(missing[0]!.target, 'fill', context)
  for (const { target, value } of chosen) {
    if (await fillGroup(target, value, step, context)) continue
    const located = await locate(target, 'fill', context)
    await setValue(located, value, context, step.append)
  }
  if (step.submit) await submit({ ...step, kind: 'submit' }, context)
}

/** "change Digest to Daily" where Digest is no field but a group of choices, or a mark to tick. */
async function fillGroup(target: Target, value: Value, step: Of<'fill'>, context: RunContext): Promise<boolean> {
  if (value.kind !== 'text') return false
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  if (find(target, snapshot, 'fill', context).length) return false
  const hasChoices = (node: PageNode) =>
    page.inside(node).some(({ role }) => /^(?:radio|checkbox|option|switch)$/.test(role))
  const named = find(target, snapshot, 'region', context, 0.7).slice(0, 4)
  // A legend names the group that it is in.
  const group = named
    .flatMap(({ node }) => [node, ...page.ancestors(node).slice(0, 2)])
    .find(node => !/^(?:main|form|document|banner)$/.test(node.role) && hasChoices(node))
  if (!group) {
    const [list] = find(target, snapshot, 'click', context, 0.6).filter(
      ({ node }) => node.expanded !== undefined || node.role === 'button',
    )
    if (!list) return false
    await chooseIn(list.node, value.text, context)
    context.told.push(`Chose “${value.text}” in ${describeNode(page, list.node)}.`)
    return true
  }
  await select(
    {
      said: step.said,
      confidence: step.confidence,
      kind: 'select',
      values: [value],
      target: { said: target.said, chosen: group.ref },
    },
    context,
  )
  return true
}

/** Of the ways to divide a name from its value the one whose name a field of the page has. */
function chooseSplit(field: Field, score: (target: Target) => number): { target: Target; value: Value } {
  if (!field.otherwise?.length) return field
  const ways = [field, ...field.otherwise].map(({ target, value }) => ({ target, value, score: score(target) }))
  const best = ways.reduce((a, b) => (b.score > a.score + 0.02 ? b : a))
  return best.score > 0 ? best : field
}

/** Types into what has the focus, else the field that was used last, else the only one. */
export async function type(step: Of<'type'>, context: RunContext): Promise<void> {
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  const editable = page.nodes.filter(node => node.editable === true && !node.readonly && !node.disabled && !node.hidden)
  const last = page.get(context.found.ref)
  const node =
    page.nodes.find(({ focused, editable: can }) => focused && can) ??
    (last?.editable ? last : undefined) ??
    (editable.length === 1 ? editable[0] : undefined)
  if (!node)
    throw new Stopped(
      'NEEDS_INPUT',
      `Into which field should I type it? The page has ${
        editable
          .slice(0, 8)
          .map(field => `“${cut(calledOf(page, field), 40)}”`)
          .join(', ') || 'none'
      }.`,
    )
  await setValue({ page, node, score: 0.9 }, step.value, context)
  context.sure.push(0.85)
  Object.assign(context.found, { ref: node.ref })
  if (!step.submit) return
  await act('press_key', { key: 'Enter', ref: node.ref }, context)
  context.told.push('Pressed Enter.')
}

/** Empties a field. */
export async function clear(step: Of<'clear'>, context: RunContext): Promise<void> {
  const { page, node } = await locate(step.target, 'fill', context)
  await act('type', { ref: node.ref, text: '', clear: true }, context)
  context.told.push(`Cleared ${describeNode(page, node)}.`)
}
