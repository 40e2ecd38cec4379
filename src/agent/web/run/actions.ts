import type { PageNode } from '../../../contract/page.ts'
import {
  NeedsApproval,
  type ActingTool,
  type Field,
  type Purpose,
  type Step,
  type Target,
  type Value,
} from '../contract.ts'
import { createHands, GivenUp } from '../goals/hands.ts'
import { chooseFromPopup } from '../goals/widgets/choose-option.ts'
import { setField } from '../goals/widgets/set-field.ts'
import { calledOf } from '../ground/ground.ts'
import { matchText } from '../ground/match-text.ts'
import { readPage } from '../ground/page-tree.ts'
import { isControl } from '../ground/purposes.ts'
import { MASK, OWN_QUESTION } from '../browser.ts'
import { type RunContext, Stopped } from './context.ts'
import { cut, describeNode } from './describe-node.ts'
import { find, LEAST, locate, type Located } from './locate.ts'
import { fieldFor, pairFields, recordOf, resolveRecord, resolveText, textOf } from './values.ts'

type Of<K extends Step['kind']> = Extract<Step, { kind: K }>

/** What a guessed verb ("archive it") must be called, to be taken for a control. */
const SURE_NAME = 0.8

async function act(tool: ActingTool, args: Record<string, unknown>, context: RunContext): Promise<void> {
  const result = await context.browser.act(tool, args)
  for (const dialog of result.dialogs ?? [])
    context.told.push(
      `The page ${dialog.state === 'waiting' ? 'asks' : 'said'}: “${dialog.message}”${dialog.state === 'waiting' ? '' : ` (${dialog.state})`}.`,
    )
  for (const file of result.downloads ?? []) context.told.push(`Downloaded ${file}.`)
}

export async function click(step: Of<'click'>, context: RunContext): Promise<void> {
  const least = step.confidence < LEAST ? SURE_NAME : LEAST
  const nodes = step.target.all
    ? await locateEach(step.target, 'click', context)
    : [await locate(step.target, 'click', context, least)]
  for (const { page, node: found } of nodes) {
    const inner =
      step.leads && !isControl(found)
        ? page.inside(found).find(({ role }) => role === 'link' || role === 'button')
        : undefined
    const node = inner ?? found
    askToDelete(step, describeNode(page, node), node.ref, context)
    await act(
      'click',
      {
        ref: node.ref,
        ...(step.button && { button: step.button }),
        ...(step.count && { count: step.count }),
        ...(step.modifiers && { modifiers: step.modifiers }),
      },
      context,
    )
    const how = step.button === 'right' ? 'Right-clicked' : step.count === 2 ? 'Double-clicked' : 'Clicked'
    context.told.push(`${how} ${describeNode(page, node)}.`)
  }
}

/** Verbs of deleting: what was asked for so is shown once more, whatever the page calls its button. */
const DELETES = /^(?:please )?(?:delete|erase|destroy|purge|wipe)\b/i

function askToDelete({ said, confidence }: Of<'click'>, called: string, ref: string, { browser }: RunContext): void {
  if (confidence >= LEAST || !DELETES.test(said) || !browser.mustAsk) return
  throw new NeedsApproval(
    'click',
    { ref },
    { fingerprint: `${OWN_QUESTION}${ref}`, action: `Click ${called} to ${said}`, details: {} },
  )
}

/** All that are meant, in document order; they are taken as they are now. */
async function locateEach(target: Target, purpose: Purpose, context: RunContext): Promise<Located[]> {
  const first = await locate(target, 'read', context)
  const all = find({ ...target, all: true }, first.page.snapshot, purpose, context)
  const top = all[0]?.score ?? 0
  return all.filter(({ score }) => score > top - 0.1).sort((a, b) => a.page.order(a.node) - b.page.order(b.node))
}

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

/** Brings a control to a value, in the way of its kind. */
async function setValue({ page, node }: Located, value: Value, context: RunContext, append = false): Promise<void> {
  const text = await resolveText(value, calledOf(page, node), context)
  const isSecret = node.type === 'password' || (value.kind === 'text' && value.secret === true)
  if (isSecret) context.browser.hide(text)
  const called = describeNode(page, node).replace(/ \([^)]*\)$/, '')
  if (append) {
    await act('type', { ref: node.ref, text, clear: false }, context)
    context.told.push(`Added “${isSecret ? MASK : cut(text)}” to ${called}.`)
    return
  }
  await setNode(node, text, context)
  context.told.push(`Set ${called} to “${isSecret ? MASK : cut(text)}”.`)
}

/** Uses the mechanisms of goals/ for lists, sliders, dates and the like. */
async function setNode(node: PageNode, text: string, context: RunContext): Promise<void> {
  const snapshot = await context.browser.snapshot()
  const hands = createHands(context.browser, '', snapshot)
  try {
    await setField(hands, readPage(snapshot).get(node.ref) ?? node, text)
  } catch (error) {
    if (error instanceof GivenUp) throw new Stopped('NOT_FOUND', error.message)
    throw error
  }
}

/** Opens a list that is no field, and takes the entry. */
async function chooseIn(node: PageNode, text: string, context: RunContext): Promise<void> {
  const hands = createHands(context.browser, '', await context.browser.snapshot())
  try {
    await chooseFromPopup(hands, node, text)
  } catch (error) {
    if (error instanceof GivenUp) throw new Stopped('NOT_FOUND', error.message)
    throw error
  }
}

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
      `No field of the form has the name of one of the values. The form has ${editable.map(node => `“${calledOf(page, node)}”`).join(', ')}; the values are ${Object.keys(one).join(', ')}.`,
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

export async function clear(step: Of<'clear'>, context: RunContext): Promise<void> {
  const { page, node } = await locate(step.target, 'fill', context)
  await act('type', { ref: node.ref, text: '', clear: true }, context)
  context.told.push(`Cleared ${describeNode(page, node)}.`)
}

/** Chooses in a list that is named, else in whatever list, group or menu offers the words. */
export async function select(step: Of<'select'>, context: RunContext): Promise<void> {
  const texts = await Promise.all(step.values.map(value => resolveText(value, '', context)))
  if (step.target) {
    const located = await locate(step.target, 'select', context)
    const { page, node } = located
    if (step.target.chosen !== undefined) return chooseInside(located, texts, context)
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
    const option =
      optionFor(node, text) ?? (ordinal === undefined ? undefined : own.at(ordinal > 0 ? ordinal - 1 : ordinal))
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

export async function check(step: Of<'check'>, context: RunContext): Promise<void> {
  const nodes = step.target.all
    ? await locateEach(step.target, 'check', context)
    : [await locate(step.target, 'check', context)]
  for (const { page, node } of nodes) {
    await act('check', { ref: node.ref, checked: step.checked }, context)
    context.told.push(`${step.checked ? 'Ticked' : 'Unticked'} ${describeNode(page, node)}.`)
  }
}

/** Opened, closed, on, off: whatever the control calls it. */
export async function set(step: Of<'set'>, context: RunContext): Promise<void> {
  const { page, node } = await locate(step.target, 'click', context)
  const wanted = step.value.kind === 'text' ? step.value.text : ''
  const isExpanded = node.expanded ?? page.children(node).find(child => child.expanded !== undefined)?.expanded
  if (isExpanded !== undefined && isExpanded === (wanted === 'expanded')) {
    context.told.push(`${describeNode(page, node)} is ${wanted} already.`)
    return
  }
  await act('click', { ref: node.ref }, context)
  context.told.push(`${wanted === 'expanded' ? 'Expanded' : 'Collapsed'} ${describeNode(page, node)}.`)
}

/** Sends a form: the one that is named, that of the field used last, or the only one. */
export async function submit(step: Of<'submit'>, context: RunContext): Promise<void> {
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  const last = page.get(context.found.ref)
  if (step.target && step.target.noun !== 'form') {
    const { node } = await locate(step.target, 'submit', context)
    await act('click', { ref: node.ref }, context)
    context.told.push(`Clicked ${describeNode(page, node)}.`)
    return
  }
  const [named] = step.target ? find(step.target, snapshot, 'region', context) : []
  const forms = page.nodes.filter(({ role, tag }) => role === 'form' || tag === 'form')
  const scope =
    named?.node ??
    (last && page.ancestors(last).find(({ role, tag }) => role === 'form' || tag === 'form' || role === 'dialog')) ??
    (forms.length === 1 ? forms[0] : undefined)
  const within = scope ? page.inside(scope) : page.nodes
  const button = submitButton(within)
  if (!button || (button === 'several' && !scope && last?.editable)) {
    if (!last?.editable)
      throw new Stopped('NOT_FOUND', `I see no button on the page “${snapshot.title}” that sends a form.`)
    await act('press_key', { key: 'Enter', ref: last.ref }, context)
    context.told.push('Pressed Enter to send the form.')
    return
  }
  if (button === 'several') {
    const { node } = await locate(
      { said: 'submit', name: 'submit', otherNames: ['send', 'save'], noun: 'button', roles: ['button'] },
      'submit',
      context,
    )
    await act('click', { ref: node.ref }, context)
    context.told.push(`Clicked ${describeNode(page, node)}.`)
    return
  }
  await act('click', { ref: button.ref }, context)
  context.sure.push(0.9)
  context.told.push(`Sent the form with ${describeNode(page, button)}.`)
}

/** The button that sends: of type submit; without one, the only button. */
function submitButton(nodes: readonly PageNode[]): PageNode | 'several' | undefined {
  const buttons = nodes.filter(node => node.role === 'button' && !node.disabled)
  const submits = buttons.filter(({ type: kind }) => kind === 'submit' || kind === 'image')
  if (submits.length === 1) return submits[0]
  if (submits.length > 1) return 'several'
  return buttons.length === 1 ? buttons[0] : buttons.length ? 'several' : undefined
}

export async function search(step: Of<'search'>, context: RunContext): Promise<void> {
  const text = await resolveText(step.text, 'search', context)
  const target: Target = step.target ?? {
    said: 'search field',
    name: 'search',
    noun: 'search field',
    roles: ['searchbox', 'textbox', 'combobox'],
  }
  const { page, node } = await locateSearch(target, context)
  await act('type', { ref: node.ref, text, submit: true }, context)
  context.told.push(`Searched for “${text}” in ${describeNode(page, node)}.`)
}

/** The search field: by role and type first (HTML), then by its name. */
async function locateSearch(target: Target, context: RunContext): Promise<Located> {
  if (target.said === 'search field') {
    const snapshot = await context.browser.snapshot()
    const page = readPage(snapshot)
    const own = page.nodes.filter(
      node =>
        (node.role === 'searchbox' ||
          node.type === 'search' ||
          (node.editable && page.ancestors(node).some(({ role }) => role === 'search'))) &&
        !node.hidden,
    )
    if (own.length === 1) {
      context.sure.push(0.95)
      Object.assign(context.found, { ref: own[0]!.ref })
      return { page, node: own[0]!, score: 0.95 }
    }
  }
  return locate(target, 'fill', context)
}

export async function login(step: Of<'login'>, context: RunContext): Promise<void> {
  let snapshot = await context.browser.snapshot()
  if (!readPage(snapshot).nodes.some(node => node.type === 'password')) {
    const [link] = find(
      { said: 'log in', name: 'log in', otherNames: ['sign in', 'login'], roles: ['link', 'button'] },
      snapshot,
      'click',
      context,
      0.75,
    )
    if (link) await act('click', { ref: link.node.ref }, context)
  }
  const password: Target = { said: 'password', name: 'password', noun: 'field', roles: ['textbox'] }
  const user: Target = {
    said: 'user name',
    name: 'user name',
    otherNames: ['username', 'email', 'e-mail', 'login', 'user', 'account'],
    noun: 'field',
    roles: ['textbox', 'combobox'],
  }
  if (step.user) {
    snapshot = await context.browser.snapshot()
    const before = fieldBefore(snapshot)
    const named = find(user, snapshot, 'fill', context, 0.6).find(({ node }) => node.type !== 'password')
    const located =
      named ??
      (before && { page: readPage(snapshot), node: before, score: 0.85 }) ??
      (await locate(user, 'fill', context))
    await setValue(located, step.user, context)
  }
  if (!step.password) throw new Stopped('NEEDS_INPUT', 'Which password? Nothing was sent yet.')
  const located = await locatePassword(password, context)
  await setValue(located, step.password, context)
  Object.assign(context.found, { ref: located.node.ref })
  await submit({ said: step.said, confidence: step.confidence, kind: 'submit' }, context)
}

async function locatePassword(target: Target, context: RunContext): Promise<Located> {
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  const fields = page.nodes.filter(node => node.type === 'password' && !node.hidden)
  return fields.length === 1 ? { page, node: fields[0]!, score: 0.95 } : locate(target, 'fill', context)
}

/** What stands before the password is who one is. */
function fieldBefore(snapshot: Parameters<typeof readPage>[0]): PageNode | undefined {
  const page = readPage(snapshot)
  const at = page.nodes.findIndex(node => node.type === 'password')
  return at === -1
    ? undefined
    : page.nodes.slice(0, at).findLast(node => node.editable === true && node.type !== 'password')
}

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

export async function hover(step: Of<'hover'> | Of<'focus'>, context: RunContext): Promise<void> {
  const { page, node } = await locate(step.target, 'hover', context)
  await act(step.kind === 'focus' ? 'click' : 'hover', { ref: node.ref }, context)
  context.told.push(
    `${step.kind === 'focus' ? 'Put the focus on' : 'Moved the pointer over'} ${describeNode(page, node)}.`,
  )
}

export async function drag(step: Of<'drag'>, context: RunContext): Promise<void> {
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
  await act('drag', { from: from.node.ref, to: to.node.ref, ...(position && { position }) }, context)
  context.told.push(`Dragged ${describeNode(from.page, from.node)} to ${describeNode(to.page, to.node)}.`)
}

export async function selectText(step: Of<'select_text'>, context: RunContext): Promise<void> {
  const target: Target =
    step.text !== undefined && step.target.back ? { said: step.text, name: step.text, quoted: true } : step.target
  const { page, node } = await locate(target, 'read', context)
  await act('select_text', { ref: node.ref, ...(step.text && { text: step.text }) }, context)
  context.told.push(`Selected ${step.text ? `“${step.text}”` : `the text of ${describeNode(page, node)}`}.`)
}

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

export async function upload(step: Of<'upload'>, context: RunContext): Promise<void> {
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  const fields = page.nodes.filter(node => node.type === 'file')
  const located = step.target
    ? await locate(step.target, 'upload', context)
    : fields.length === 1
      ? { page, node: fields[0]! }
      : await locate({ said: 'file field', name: 'file', otherNames: ['upload', 'attachment'] }, 'upload', context)
  await act('upload', { ref: located.node.ref, files: step.files }, context)
  context.told.push(`Uploaded ${step.files.join(', ')}.`)
}
