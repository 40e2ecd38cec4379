import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { GivenUp, type Hands } from '../hands.ts'
import type { Work } from '../work.ts'
import { findSubmit } from './click.ts'

const MORE = /\b(?:higher|greater|larger|bigger|more|too (?:low|small)|up)\b/i
const LESS = /\b(?:lower|smaller|less|fewer|too (?:high|large|big)|down)\b/i

/** A number that has to be found out, and that the page tells of each try how it missed. */
const GUESSED = pattern('i')`
  \bguess(?:ing)? (?:the|a|what|which|my|its|this|right|secret|hidden|correct)\b[^.]*\bnumber\b
  |\bnumber\b[^.]*\b(?:-?\d+) ?(?:and|to|-|–|through) ?(?:-?\d+)\b.*\b(?:feedback|hints?|clues?|higher or lower|too (?:high|low))\b
`

/** Whether a number is to be found by tries. */
export const asksToGuess = (text: string): boolean => GUESSED.test(text)

/** "Guess the number between A and B": halves what is left by what the page says after each try. */
export async function guess(work: Work): Promise<boolean> {
  const { orders, hands } = work
  if (!asksToGuess(orders.text) && !(/\bguess\b/i.test(orders.text) && /\bnumber\b/i.test(orders.text))) return false
  const field = hands.page.nodes.find(node => node.editable)
  if (!field) return false
  const range =
    /(-?\d+)\s*(?:and|to|-|–|through)\s*(-?\d+)/.exec(orders.text) ??
    /(-?\d+)\s*(?:and|to|-|–|through)\s*(-?\d+)/.exec(hands.page.nodes.map(node => node.name).join(' '))
  let [low, high] = range ? [Number(range[1]), Number(range[2])] : [0, 100]
  let hints: string[] = []
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    const before = textsOf(hands)
    await hands.type(field, String(middle))
    const button = findSubmit(work)
    if (button) await hands.click(button)
    else await hands.key('Enter', field)
    const fresh = [...textsOf(hands)].filter(text => !before.has(text))
    // The same hint as before is no other text: it still stands there.
    const told = (fresh.length > 0 ? fresh : [...textsOf(hands)].filter(text => hints.includes(text))).join(' ')
    hints = fresh.length > 0 ? fresh : hints
    if (MORE.test(told) && !/\bnot\b/i.test(told)) low = middle + 1
    else if (LESS.test(told)) high = middle - 1
    else {
      work.result = String(middle)
      return true
    }
  }
  throw new GivenUp('No number fits what the page says.')
}

/** All texts of the page; a figure by itself is told with the words that it stands among. */
const textsOf = ({ page }: Hands): Set<string> => {
  const said = (node: PageNode) => {
    const holder = /\p{L}/u.test(node.name) ? undefined : page.parent(node)
    return holder && page.children(holder).every(({ role }) => role === 'text') ? page.text(holder) : node.name
  }
  return new Set(page.nodes.filter(node => !node.hidden && node.value === undefined).map(said))
}
