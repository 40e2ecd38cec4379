import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { isField } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'

const ONWARD = /^(?:next|continue|go on|proceed|forward)(?: step)?\s*[›»→>]*$/i
const ENDS = pattern('iu')`
  ^\W*(?:
    (?:place|send|submit|finish|complete|confirm|save|book|order|buy|reserve|pay|post|publish|apply|register|sign up|log in|cast|vote)\b.*
    |done|ok|okay|check ?out|go|search|find
  )\W*$
`
/** What leaves a form, takes back, or makes more room in it. */
const OTHER =
  /^\W*(?:back|cancel|close|reset|clear|previous|delete|remove|add|edit|help|more|less|menu|log ?out|sign ?out)\b|^[^\p{L}\p{N}]+$/iu

/** Whether a button leads to the next step of a form. */
export const goesOn = (label: string): boolean => ONWARD.test(label.trim())
/** Whether a button is called as those are that end a form. */
export const endsFrame = (label: string): boolean => ENDS.test(label.trim())
/** Whether a button does something beside a form. */
export const isOtherButton = (label: string): boolean => OTHER.test(label.trim())

const labelOf = (page: Page, node: PageNode): string => (page.text(node) || node.name || '').trim()

/** Buttons that may end a form or turn it over, without those that are choices in it. */
const buttonsOf = (page: Page, choices: ReadonlySet<string>): PageNode[] =>
  page.nodes.filter(
    node =>
      isControl(node) &&
      !isField(node) &&
      !node.hidden &&
      !node.disabled &&
      !/^(?:link|tab|option|radio|checkbox|switch|menuitem|row|cell)$/.test(node.role) &&
      node.tag !== 'label' &&
      !choices.has(node.ref) &&
      labelOf(page, node) !== '' &&
      !isOtherButton(labelOf(page, node)),
  )

/** The button that leads to the next step, where there is one. */
export const nextButton = (page: Page, choices: ReadonlySet<string>): PageNode | undefined =>
  buttonsOf(page, choices).find(node => goesOn(labelOf(page, node)))

/** The one button that ends a form: called by a word of the message, or as such buttons are; else the only one there is. */
export function endButton(page: Page, choices: ReadonlySet<string>, words: readonly string[]): PageNode | undefined {
  const buttons = buttonsOf(page, choices).filter(node => !goesOn(labelOf(page, node)))
  const share = (node: PageNode) => {
    const own = wordsIn(labelOf(page, node))
    return own.filter(word => words.some(said => matchWord(said, word) >= 0.8)).length / own.length
  }
  const best = Math.max(0, ...buttons.map(share))
  const said = best > 0 ? buttons.filter(node => share(node) === best) : []
  if (said.length === 1) return said[0]
  const ending = buttons.filter(node => endsFrame(labelOf(page, node)))
  return ending.length === 1 ? ending[0] : buttons.length === 1 ? buttons[0] : undefined
}
