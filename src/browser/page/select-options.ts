import { setTimeout as sleep } from 'node:timers/promises'
import type { PageNode } from '../../contract/page.ts'
import { AgentError } from '../../lib/errors.ts'
import { pageError } from '../page-errors.ts'
import { checkElement } from './check-element.ts'
import { clickElement } from './click-element.ts'
import { locateElement, type Element, type ElementFacts } from './element.ts'
import { takeSnapshot } from './take-snapshot.ts'
import { typeInto } from './type-into.ts'

interface Chosen extends ElementFacts {
  notNative?: boolean
  /** Of a field with a datalist. */
  suggestions?: string[]
  missing?: string
  options?: string[]
  disabledOption?: string
  single?: boolean
  chosen?: string[]
  held?: string[]
}

/** Chooses by label or value in a native select, a list box, a combo box that opens, or a group of radio buttons. */
export async function selectOptions(element: Element, values: readonly string[]): Promise<void> {
  const native = await element.call<Chosen>('choose', { values })
  const { words } = native
  if (native.disabled) throw pageError('ELEMENT_UNFIT', `${words} is disabled`)
  if (native.missing !== undefined) throw noOption(words, native.missing, native.options ?? [])
  if (native.disabledOption) throw pageError('ELEMENT_UNFIT', `"${native.disabledOption}" of ${words} is disabled`)
  if (native.single) throw pageError('ELEMENT_UNFIT', `${words} takes one choice only`)
  if (native.suggestions) await suggest(element, native, values[0]!)
  else if (native.notNative) await selectInWidget(element, native, values)
}

const noOption = (words: string, value: string, options: readonly string[]) =>
  pageError(
    'ELEMENT_MISSING',
    `${words} has no "${value}"; ${options.length > 0 ? `it has ${options.slice(0, 30).join(', ')}` : 'it shows no choices'}`,
  )

/** The browser's own list of suggestions is not part of the page: its value is typed. */
async function suggest(element: Element, { words, suggestions = [] }: Chosen, value: string): Promise<void> {
  const wanted = value.trim().toLowerCase()
  const found = suggestions.find(one => one.toLowerCase() === wanted)
  if (found === undefined) throw noOption(words, value, suggestions)
  await typeInto(element, found)
}

const CHOICES = new Set([
  'option',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'treeitem',
  'radio',
  'checkbox',
  'gridcell',
])

async function selectInWidget(element: Element, facts: ElementFacts, values: readonly string[]): Promise<void> {
  const { page } = element
  const inside = (await takeSnapshot(page, { ref: element.ref })).nodes.filter(
    node => node.ref !== element.ref && CHOICES.has(node.role) && !node.hidden,
  )
  if (inside.length > 0) {
    for (const value of values) await choose(element, findChoice(inside, value, facts.words))
    return
  }
  for (const value of values) {
    const before = new Set((await takeSnapshot(page)).nodes.filter(node => !node.hidden).map(node => node.ref))
    if (facts.expanded !== true) await clickElement(element)
    if (facts.editable) await typeInto(element, value)
    await chooseShown(element, value, before, facts)
  }
  await verifyChosen(element, facts, values)
}

/** How long a list may be drawn anew between being read and being clicked, as those do that filter while one types. */
const REDRAWING = 2_500

async function chooseShown(
  element: Element,
  value: string,
  before: ReadonlySet<string>,
  facts: ElementFacts,
): Promise<void> {
  const until = performance.now() + REDRAWING
  for (;;) {
    const choice = await waitForChoice(element, value, before, facts)
    try {
      return await choose(element, choice)
    } catch (error) {
      if (!(error instanceof AgentError && error.code === 'ELEMENT_MISSING') || performance.now() > until) throw error
    }
  }
}

/** The choice in the list that came up. What looks like it elsewhere on the page was there before and is not meant. */
async function waitForChoice(
  { page }: Element,
  value: string,
  before: ReadonlySet<string>,
  facts: ElementFacts,
): Promise<PageNode> {
  const until = performance.now() + 2_500
  let seen: PageNode[] = []
  for (;;) {
    const { nodes } = await takeSnapshot(page)
    const fresh = nodes.filter(node => !before.has(node.ref) && node.name !== '')
    const choices = fresh.filter(node => CHOICES.has(node.role))
    // Lists without roles are recognised by having come up just now.
    seen = choices.length > 0 ? choices : fresh.filter(node => node.role !== 'textbox')
    if (choices.length === 0 && facts.expanded) seen = nodes.filter(node => CHOICES.has(node.role) && !node.hidden)
    const found = bestChoice(seen, value)
    if (found) return found
    if (performance.now() > until) break
    await sleep(80)
  }
  await page.keyboard.press('Escape')
  throw noOption(
    facts.words,
    value,
    seen.map(node => node.name),
  )
}

const findChoice = (nodes: readonly PageNode[], value: string, words: string): PageNode => {
  const found = bestChoice(nodes, value)
  if (!found)
    throw noOption(
      words,
      value,
      nodes.map(node => node.name),
    )
  return found
}

/** By name exactly, without regard to case, by value, or the only one that begins so. */
function bestChoice(nodes: readonly PageNode[], value: string): PageNode | undefined {
  const wanted = value.trim().toLowerCase()
  const begins = nodes.filter(node => node.name.toLowerCase().startsWith(wanted))
  return (
    nodes.find(node => node.name === value.trim()) ??
    nodes.find(node => node.name.toLowerCase() === wanted) ??
    nodes.find(node => node.value?.toLowerCase() === wanted) ??
    (begins.length === 1 ? begins[0] : undefined)
  )
}

async function choose({ page }: Element, node: PageNode): Promise<void> {
  if (node.disabled) throw pageError('ELEMENT_UNFIT', `"${node.name}" is disabled`)
  const option = locateElement(page, node.ref)
  if (node.checked !== undefined) return await checkElement(option, true)
  if (node.selected === true) return
  await clickElement(option)
}

/** The widget has to say what was chosen, or its list has to have gone. */
async function verifyChosen(element: Element, facts: ElementFacts, values: readonly string[]): Promise<void> {
  const now = await element.call<ElementFacts>('inspect').catch(() => undefined)
  if (!now || now.expanded !== true) return
  const held = `${now.value ?? ''} ${now.name}`.toLowerCase()
  if (values.some(value => !held.includes(value.toLowerCase())) && now.value === facts.value && now.name === facts.name)
    throw pageError('ELEMENT_UNFIT', `${facts.words} did not take ${values.map(value => `"${value}"`).join(', ')}`)
}
