import { pattern } from '../../../../lib/patterns.ts'
import { restore } from '../../read/literals.ts'
import { FILLING } from '../confirming.ts'
import { plainText, wordsIn } from '../../ground/match-text.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Mechanism } from '../work.ts'
import { controlFor } from './item-controls.ts'

/** "(answer) the dialog with Yes", "(answer) the question in it with No". */
const ANSWER_WITH = pattern('i')`
  ^(?:(?:to )?
    (?:it|this|that|(?:the |this |that )?(?:dialog|question|prompt|message|window|pop-?up)(?: box)?)
    (?: (?:in|of|on) (?:it|this|that|the (?:dialog|window|pop-?up|box)(?: box)?))?\s
  )?
  (?:with|by (?:pressing|clicking|choosing)) (.+)$
`

/** "A dialog asks what to do. Answer it with Skip": the control that is called so. */
export const answerWith: Mechanism = async (order, { hands, orders }) => {
  const match = order.kind === 'reply' ? ANSWER_WITH.exec(order.rest) : null
  const { page } = hands
  const yesOrNo = order.kind === 'reply' ? YES_OR_NO.exec(order.rest)?.[1]!.toLowerCase() : undefined
  const chosen = page.nodes.filter(
    node =>
      yesOrNo !== undefined &&
      !node.hidden &&
      node.role === 'button' &&
      new RegExp(`^${yesOrNo}\\b`, 'i').test(page.text(node) || node.name),
  )
  if (chosen.length === 1) {
    await hands.click(chosen[0]!)
    return true
  }
  const name = match && plainText(restore(match[1]!, orders.source))
  const called = page.nodes.filter(
    node => !node.hidden && !node.editable && isControl(node) && plainText(page.text(node) || node.name) === name,
  )
  if (called.length !== 1) return false
  await hands.click(called[0]!)
  return true
}

/** "Answer yes when you are asked whether you are sure": what stands behind it is when. */
const YES_OR_NO = /^(?:with )?["“]?(yes|no|ok)\b["”]?(?:,? (?:when|if|once|to|in) .*)?$/i

/** What makes another verb of a verb: "check out", "zoom in". */
const PARTICLE = /^(?:out|in|up|down|off|on|over|back|away|through|again)(?: now)?$/i

const lettersOf = (text: string): string => plainText(text).replace(/[^\p{L}]+/gu, '')

/** The one control that is called by the verb with its particle, written as one word or two. */
function controlCalled(page: Page, words: string): PageNode | undefined {
  const called = page.nodes.filter(
    node =>
      isControl(node) && !node.hidden && !node.editable && lettersOf(page.text(node) || node.name) === lettersOf(words),
  )
  const inner = called.filter(node => !called.some(other => other !== node && page.ancestors(other).includes(node)))
  return inner.length === 1 ? inner[0] : undefined
}

/** "…, then keep it": a verb with nothing but a pronoun behind it, where a control of the page is called so. */
export const pressVerb: Mechanism = async (order, { hands }) => {
  const whole =
    PARTICLE.test(order.rest) && order.lead === ''
      ? controlCalled(hands.page, `${order.verb} ${order.rest}`)
      : undefined
  if (whole) {
    await hands.click(whole)
    return true
  }
  if (
    !/^(?:(?:it|this|that|them|these|those)(?: (?:one|ones|number|value|result))?(?: (?:now|too|all))?)?$/i.test(
      order.rest,
    )
  )
    return false
  const { page } = hands
  const named = page.nodes.filter(
    node =>
      !node.hidden &&
      node.tag !== '#text' &&
      [node, ...page.ancestors(node).slice(0, 3)].some(isControl) &&
      [page.text(node), node.name, node.title ?? ''].some(text => plainText(text) === order.verb),
  )
  // What is done is done by a button; an entry or link of that name leads to what was done so.
  const buttons = named.filter(({ role }) => role === 'button')
  const [only, ...more] = buttons.length ? buttons : named
  const control = more.length === 0 ? (only ?? controlFor(page, order.verb)) : controlFor(page, order.verb)
  if (!control) return false
  await hands.click(control)
  return true
}

/** "(create) the account", "(place) your order". */
const DETERMINED = /^(?:the|this|that|my|your|our) (?:\p{L}+ )?\p{L}+$/iu

/** "Create the account": the one button that is called by the verb, and says nothing that was not said. */
export const pressDeed: Mechanism = async ({ kind, verb, rest }, { hands }) => {
  if (!/^(?:add|submit|book|other|sort)$/.test(kind) || !DETERMINED.test(rest)) return false
  const { page } = hands
  const said = new Set(wordsIn(rest))
  const [button, ...others] = page.nodes.filter(node => {
    if (node.role !== 'button' || node.hidden || node.disabled) return false
    const [first, ...more] = wordsIn(page.text(node) || node.name)
    return first === verb.toLowerCase() && more.every(word => said.has(word) || FILLING.has(word))
  })
  if (!button || others.length > 0) return false
  await hands.click(button)
  return true
}
