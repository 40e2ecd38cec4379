import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { MARK, restore, type Source } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { splitIdentifier } from '../../../../lib/words.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { literalsIn, type Order } from '../read-orders.ts'
import { appeared } from '../widgets/choose-option.ts'
import { setField } from '../widgets/set-field.ts'
import type { Work } from '../work.ts'
import { controlFor } from './item-controls.ts'

const SENDS = ['send', 'submit', 'post', 'reply', 'save', 'ok', 'confirm']

/** Fills the fields that came up: the receiver, and the text; then sends it. */
export async function fillIn(work: Work, { rest, kind }: Order, whole: string, before: Page): Promise<void> {
  const { hands, orders } = work
  const literals = literalsIn(whole, orders.source)
  const to =
    /\bto\s+(?!(?:it|them|him|her|this|that)\b)(?:the (?:user |person )?)?([^,]+?)(?=\s+(?:with|saying|and|using)\b|,|$)/i.exec(
      rest,
    )?.[1]
  if (literals.length === 0 && to === undefined) return
  let fields = fresh(hands, before)
  if (fields.length === 0 && (await hands.changes(600))) fields = fresh(hands, before)
  if (fields.length === 0) return
  if (to !== undefined && kind !== 'reply') {
    const receiver =
      fields.find(node => /\b(?:to|recipient|receiver|address|mail)\b/i.test(calledBy(node))) ?? fields[0]!
    await setField(hands, receiver, restore(to, orders.source))
    fields = fields.filter(node => node.ref !== receiver.ref)
  }
  const isItem = (literal: string) => literal === to || plainText(literal) === plainText(work.memory.itemWords ?? '')
  const said = textToWrite(whole, orders.source)
  const text = said !== undefined && !isItem(said) ? said : literals.find(literal => !isItem(literal))
  const body = bodyOf(fields)
  if (text !== undefined && !body) throw new GivenUp('There is no field for the text. It was not sent.')
  if (text !== undefined && body && kind !== 'forward') await hands.type(body, text)
  const next = orders.list[work.at + 1]
  // What a reply says may come with what is said next; without it, nothing is sent.
  if (kind === 'reply' && text === undefined) {
    if (next) return
    throw new GivenUp('I do not see what the reply is to say. It was not sent.')
  }
  if (next && /^(?:click|submit)$/.test(next.kind)) return
  const send = senderFor(hands.page, body)
  if (!send) throw new GivenUp('There is nothing on the page that sends it.')
  await hands.click(send)
}

/** "with the text X", "saying X": behind these words stands what is written. */
const WRITTEN = new RegExp(
  `\\b(?:with|saying|writing|using|by (?:saying|writing|typing)|and (?:say|write))(?: the)?(?: (?:text|words?|message|answer|reply))?:? ?(${MARK})`,
  'iu',
)
/** What is about something, or called so, only tells which it is. */
const TELLS_WHICH = new RegExp(
  `\\b(?:about|on|regarding|concerning|named|called|titled|entitled|headed|subject(?: line)?|topic|title|heading) ?[:,]? ?${MARK}`,
  'giu',
)

/** The quotation that is the text of a message, not that which tells the message that is answered. */
export function textToWrite(text: string, source: Source): string | undefined {
  const others = text.replace(TELLS_WHICH, ' ')
  return literalsIn(WRITTEN.exec(others)?.[1] ?? others, source)[0]
}

/** A reply whose form is open: its text is typed before the button that sends it is pressed, and without a field nothing is sent. */
export async function typeBeforeSending({ hands }: Work, button: PageNode, text: string | undefined): Promise<boolean> {
  if (text === undefined || !/^(?:send|submit|post)\b/i.test(hands.page.text(button) || button.name)) return false
  const around = hands.page.ancestors(button).find(one => bodyOf(fieldsIn(hands.page, one)))
  const body = around && bodyOf(fieldsIn(hands.page, around))
  if (!body) throw new GivenUp('There is no field for the text. It was not sent.')
  await hands.type(body, text)
  await hands.click(hands.again(button) ?? button)
  return true
}

const fieldsIn = (page: Page, node: PageNode): PageNode[] =>
  page.inside(node).filter(one => one.editable && !one.readonly && !one.hidden)

const calledBy = ({ name, label, placeholder, id, classes = [] }: PageNode): string =>
  [name, label, placeholder, id, ...classes].join(' ')

/** The field for the text: one of several lines, or called so, else the first that is not for whom it is sent to and what it is about. */
function bodyOf(fields: readonly PageNode[]): PageNode | undefined {
  const others = fields.filter(node => !/\b(?:to|cc|bcc|from|recipients?|receivers?|subject)\b/i.test(calledBy(node)))
  const isText = (node: PageNode) => /\b(?:text|message|body|reply|answer|comment)\b/i.test(calledBy(node))
  return (
    others.find(({ tag }) => tag === 'textarea') ??
    others.find(isText) ??
    others.find(({ role }) => role === 'textbox') ??
    others[0]
  )
}

/** The button that sends what was filled in: of the dialog or form that the field is in, where that has one. */
function senderFor(page: Page, field: PageNode | undefined): PageNode | undefined {
  const around =
    field && page.ancestors(page.get(field.ref) ?? field).find(({ role }) => /^(?:dialog|form)$/.test(role))
  const called = (within?: PageNode) =>
    SENDS.map(name => controlFor(page, name, within)).find(node => node && node.tag !== 'label')
  return (around && called(around)) ?? called() ?? markedSending(page)
}

/** The one control that shows a sign, or nothing, and is called by its author as what sends. */
function markedSending(page: Page): PageNode | undefined {
  const marked = page.nodes.filter(
    node =>
      isControl(node) &&
      !node.hidden &&
      !node.editable &&
      !/[\p{L}\d]/u.test(page.text(node)) &&
      [node.id ?? '', ...(node.classes ?? [])].flatMap(splitIdentifier).some(word => /^(?:send|submit)$/i.test(word)),
  )
  return marked.length === 1 ? marked[0] : undefined
}

const fresh = (hands: Hands, before: Page): PageNode[] =>
  appeared(before, hands.page).filter(node => node.editable && !node.readonly)
