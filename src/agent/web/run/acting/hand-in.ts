import type { PageNode } from '../../../../contract/page.ts'
import { holdsBack } from '../../fit/ways/held-back.ts'
import { isCovered } from '../../goals/given/is-covered.ts'
import { readGiven, type Given } from '../../goals/given/read-given.ts'
import { protect } from '../../read/literals.ts'
import { readOrders } from '../../goals/read-orders.ts'
import { plainText } from '../../ground/match-text.ts'
import { onlyButton, readPage, type Page } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { describeNode } from '../finding/describe-node.ts'
import { act } from './use-element.ts'

/** How the button of a task is called that hands it in; what sends something to somebody is none. */
const HANDS_IN = /^\W*(?:submit|done|finish(?:ed)?|ready|check|hand in|hand it in)\W*$/i
/** Tools by which something on a page comes to be as a task wants it. */
const MAKING = /_(?:click|click_at|type|fill_form|select|check|press_key|drag|select_text)$/

/**
 * Where the page itself sets the task (the message stands on it word for word) and the person lets the agent act without asking,
 * the one button that hands an answer in is part of it, also where the message does not speak of it.
 */
export async function handIn(context: RunContext, isAnswered: boolean): Promise<void> {
  const { browser, message } = context
  if (browser.mustAsk || !browser.setsTask || holdsBack(message)) return
  const made = browser.steps.filter(({ tool, status }) => status === 'done' && MAKING.test(tool))
  const last = made.at(-1)
  // What was so already needs nothing but this; what was only read is an answer.
  if (!last && (isAnswered || context.told.length === 0)) return
  const page = readPage(await browser.snapshot())
  const button = onlyEnd(page)
  const isPressed = button && made.some(({ tool, args }) => tool.endsWith('_click') && refOf(args) === button.ref)
  // A task that ends by pressing something else is done by that.
  const isEnded =
    last?.tool.endsWith('_click') === true && isButton(page.get(refOf(last.args))) && endsByPressing(message)
  // A field that waits for its text, where none was typed, is what is missing.
  const isOpen = !made.some(({ tool }) => /_(?:type|fill_form)$/.test(tool)) && page.nodes.some(isEmptyField)
  if (!button || isPressed || isEnded || isOpen || givenLeft(message, page, made).length > 0) return
  await act('click', { ref: button.ref }, context)
  context.told.push(`Clicked ${describeNode(page, button)}.`)
}

/** What the message gives that stands neither on the page nor in what was done: nothing is handed in without it. */
const givenLeft = (message: string, page: Page, made: readonly { args: unknown }[]): unknown[] => {
  const texts = [
    ...page.nodes.flatMap(({ name, value }) => [name, value ?? '']),
    ...made.flatMap(({ args }) => Object.values(args as object).map(value => JSON.stringify(value))),
  ]
  const held = page.nodes.flatMap(({ value }) => (value ? [plainText(value)] : []))
  // Letters by which a text is told stand within a word of the field that holds it.
  const isHeld = ({ kind, text }: Given) => kind === 'quoted' && held.some(value => value.includes(plainText(text)))
  return readGiven(protect(message)).filter(one => !isCovered(one, texts) && !isHeld(one))
}

const isEmptyField = ({ editable, readonly, hidden, value, secret }: PageNode): boolean =>
  editable === true && !readonly && !hidden && (secret === undefined ? (value ?? '').trim() === '' : secret === 'empty')

const refOf = (args: unknown): string | undefined => (args as { ref?: string } | undefined)?.ref

const isButton = (node: PageNode | undefined): boolean => node === undefined || node.role === 'button'

const endsByPressing = (message: string): boolean =>
  /^(?:click|submit)$/.test(readOrders(message).list.at(-1)?.kind ?? '')

/** The one button of the page that is called as those are that hand something in. */
const onlyEnd = (page: Page): PageNode | undefined => onlyButton(page, called => HANDS_IN.test(called))
