import type { PageNode } from '../../../contract/page.ts'
import { plainText, wordsIn } from '../ground/match-text.ts'
import type { Page } from '../ground/page-tree.ts'
import type { OrderKind } from './read-orders.ts'

/** How many levels around a control belong to it, where no form, dialog or group says so. */
const AROUND = 4
/** What holds a control together with the button that confirms it (WAI-ARIA 1.2, HTML form). */
const HOLDS = /^(?:form|dialog|alertdialog|group|toolbar|search|row|listitem|article)$/
/** Parts of a page in which buttons belong to anything. */
const WHOLE = /^(?:main|document|banner|contentinfo|navigation)$/
/** How buttons are called that take over what was set, whatever it is. */
export const TAKES_OVER =
  /^\W*(?:apply|ok|okay|save|done|confirm|submit|send|update|go|set)(?: (?:changes?|it|now|all))?\W*$/i
/** What may stand behind the verb on a button without saying anything else. */
export const FILLING = new Set('it them this that now selected selection all here the to a item items'.split(' '))

/** "Place order", "complete the booking": verbs that say nothing of their own before what is done. */
const PLACES = /^(?:place|complete|confirm|submit|send)$/

/** Orders that ask for more than that a control holds something. */
const DEEDS = new Set<OrderKind | 'other'>(
  'drag set submit add delete reply forward book copy other'.split(' ') as OrderKind[],
)

/** Whether an order asks for a deed ("move", "invite"), which setting a control may only prepare. */
export const isDeed = (kind: OrderKind | 'other'): boolean => DEEDS.has(kind)

/** The parts around a control that it shares with its buttons, the nearest first. */
function partsAround(page: Page, node: PageNode): PageNode[] {
  const above = page.ancestors(node)
  const end = above.findIndex(({ role }) => WHOLE.test(role))
  const near = end === -1 ? above : above.slice(0, end)
  const holder = near.findIndex(({ role, tag }) => HOLDS.test(role) || tag === 'form')
  return near.slice(0, Math.max(holder + 1, AROUND))
}

/** The nearest buttons around a control that pass, where there is one only. */
function onlyButton(page: Page, node: PageNode, passes: (button: PageNode) => boolean): PageNode | undefined {
  for (const part of partsAround(page, node)) {
    const [button, ...more] = page
      .inside(part)
      .filter(one => one.role === 'button' && !one.disabled && !one.expanded && one.ref !== node.ref && passes(one))
    if (button) return more.length ? undefined : button
  }
  return undefined
}

/**
 * "Move it to Work", where a list of folders stands beside a button "Move": the button that is called by the verb, and by
 * nothing that was not said. Setting the control is but half of what such an order asks for.
 */
export function buttonOfVerb(page: Page, node: PageNode, verb: string, said: string): PageNode | undefined {
  const known = new Set([...wordsIn(said), ...FILLING])
  return onlyButton(page, node, button => {
    const [first, ...others] = wordsIn(plainText(page.text(button) || button.name))
    const isPlaced = PLACES.test(first ?? '') && others[0] === verb.toLowerCase()
    return (first === verb.toLowerCase() || isPlaced) && others.every(word => known.has(word) || word === 'now')
  })
}

/** The one button of the same part that takes over what was set there. */
export const takingOver = (page: Page, node: PageNode): PageNode | undefined =>
  onlyButton(page, node, button => TAKES_OVER.test(page.text(button) || button.name))
