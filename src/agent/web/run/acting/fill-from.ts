import { calledOf } from '../../ground/ground.ts'
import { readPage } from '../../ground/page-tree.ts'
import { Stopped, type RunContext, type Of } from '../context.ts'
import { cut } from '../finding/describe-node.ts'
import { find } from '../finding/locate.ts'
import { fieldFor, pairFields, recordOf, resolveRecord, textOf } from '../values.ts'
import { setNode } from './set-value.ts'
import { submit } from './submit.ts'

/** A whole form from a record: fields of the page that have the name of one of its fields. */
export async function fillFrom(step: Of<'fill_from'>, context: RunContext): Promise<void> {
  const value = step.value
  if (value.kind === 'text' || value.kind === 'page')
    throw new Stopped('NEEDS_INPUT', `I do not see which values “${step.said}” means. Say them by field.`)
  const result = await resolveRecord(value, context)
  const record = recordOf(result)
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  const [region] = step.target ? find(step.target, snapshot, 'region', context) : []
  const within = region ? page.inside(region.node) : page.nodes
  const editable = within.filter(
    node =>
      (node.editable === true || node.options !== undefined) &&
      !node.readonly &&
      !node.disabled &&
      node.type !== 'password' &&
      node.role !== 'searchbox' &&
      node.type !== 'search',
  )
  if (!editable.length) throw new Stopped('NOT_FOUND', `There is no form to fill in on the page “${snapshot.title}”.`)
  const one =
    record ??
    (result !== null && typeof result !== 'object' && editable.length === 1
      ? { [calledOf(page, editable[0]!)]: result }
      : undefined)
  if (!one)
    throw new Stopped(
      'AMBIGUOUS',
      Array.isArray(result)
        ? `There are ${result.length} results; the form takes one. Which?`
        : `“${textOf(result)}” alone does not say which field it goes into.`,
    )
  const placed = pairFields(
    one,
    editable.map(node => ({ node, label: calledOf(page, node) })),
  )
  // A single field takes what the record is called.
  const name = editable.length === 1 && !placed.length ? (fieldFor(one, 'name') ?? fieldFor(one, 'title')) : undefined
  if (name !== undefined) placed.push({ node: editable[0]!, field: name })
  if (!placed.length)
    throw new Stopped(
      'NOT_FOUND',
      'No field of the form has the name of one of the values. ' +
        `The form has ${editable.map(node => `“${calledOf(page, node)}”`).join(', ')}; ` +
        `the values are ${Object.keys(one).join(', ')}.`,
    )
  for (const { node, field } of placed) {
    await setNode(node, textOf(one[field]), context)
    context.told.push(`Set “${cut(calledOf(page, node))}” to “${cut(textOf(one[field]))}”.`)
  }
  context.sure.push(0.8)
  const empty = editable.filter(
    node => node.required && !node.value && node.secret !== 'filled' && !placed.some(one_ => one_.node === node),
  )
  if (empty.length && step.submit)
    throw new Stopped(
      'NEEDS_INPUT',
      `${empty.map(node => `“${calledOf(page, node)}”`).join(', ')} must be filled in too, and nothing that was found says with what. It was not sent.`,
    )
  Object.assign(context.found, { ref: placed.at(-1)!.node.ref })
  if (step.submit) await submit({ ...step, kind: 'submit', target: undefined }, context)
}
