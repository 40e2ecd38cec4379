import type { PageNode } from '../../../../contract/page.ts'
import { isField } from '../../ground/names.ts'
import { GivenUp, nameOf, type Hands } from '../hands.ts'
import { setField } from '../widgets/set-field.ts'
import { setSlider } from '../widgets/slider.ts'
import { findSteppers } from '../widgets/steps.ts'
import { isSure, planState, type StatePlan } from './plan.ts'

/**
 * Brings about what a message names, where its clauses are read by no rule: marks and choices are set, fields filled in, each is
 * read back, and only then what ends it is pressed. False: the message is not all told by what the page names.
 */
export async function bringAbout(hands: Hands, message: string): Promise<boolean> {
  const plan = planState(hands.page, message)
  if (!plan || !isSure(plan)) return false
  const giveBack = hands.ledger.use(message)
  try {
    await setChoices(hands, plan)
    for (const { node, value } of plan.values) await setValue(hands, hands.again(node) ?? node, value)
    refuseUnset(hands, plan)
    for (const node of plan.presses) {
      const now = hands.again(node)
      if (!now) throw new GivenUp(`${nameOf(hands.page, node)} is gone.`)
      await hands.click(now)
    }
  } catch (error) {
    giveBack()
    throw error
  }
  return true
}

/** What is drawn only, and no figure between two controls, is a handle that is pulled. */
async function setValue(hands: Hands, node: PageNode, value: string): Promise<void> {
  const isStepped = findSteppers(hands.page).some(({ shown }) => shown.ref === node.ref)
  if (isField(node) || isStepped) await setField(hands, node, value)
  else await setSlider(hands, node, Number(value))
}

async function setChoices(hands: Hands, { choices }: StatePlan): Promise<void> {
  const lists = new Map<string, string[]>()
  for (const { node, option } of choices)
    if (option !== undefined) lists.set(node.ref, [...(lists.get(node.ref) ?? []), option])
  for (const [ref, values] of lists)
    await hands.act('select', { ref, values }, `chose ${values.map(value => `"${value}"`).join(', ')}`)
  for (const { node, option, on } of choices) {
    const now = hands.again(node) ?? node
    if (option !== undefined || isOn(now) === on) continue
    const said = `set ${nameOf(hands.page, now)}${on ? '' : ' off'}`
    if (now.checked === undefined) await hands.act('click', { ref: now.ref }, said)
    else await hands.act('check', { ref: now.ref, checked: on }, said)
  }
}

const isOn = ({ checked, pressed, selected }: { checked?: unknown; pressed?: unknown; selected?: unknown }): boolean =>
  checked === true || pressed === true || selected === true

/** Nothing is pressed at last while a mark or list is not as it shall be. */
function refuseUnset(hands: Hands, { choices }: StatePlan): void {
  for (const { node, option, on } of choices) {
    const now = hands.again(node)
    if (!now) continue
    const has =
      option === undefined ? isOn(now) : now.options?.some(one => one.label === option && one.selected) === true
    if (has !== on) throw new GivenUp(`${nameOf(hands.page, now)} is not as it shall be.`)
  }
}
