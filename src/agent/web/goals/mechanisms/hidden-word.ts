import { pattern } from '../../../../lib/patterns.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { Work } from '../work.ts'

const HIDDEN_WORD = pattern('iu')`
  \b(?:guess|find(?:\s+out)?|uncover|reveal|solve|complete)\b[^.]*\bword\b[^.]*\bletters?\b
  |\b(?:guess|click|press|try)\b[^.]*\bletters?\b[^.]*\bword\b[^.]*\b(?:shown|revealed|complete|found|guessed|uncovered)\b
  |\bhangman\b
`
/** The letters of English, the frequent ones first. */
const BY_FREQUENCY = 'etaoinshrdlucmfwypvbgkjqxz'

/** "Guess the hidden word by clicking on letters". */
export const asksForHiddenWord = (text: string): boolean => HIDDEN_WORD.test(text)

/** Presses letters, the frequent ones first, as long as the word has gaps. */
export async function guessWord(work: Work): Promise<boolean> {
  const { hands, orders } = work
  if (!asksForHiddenWord(orders.text) || gapsIn(hands.page) === 0) return false
  if ([...BY_FREQUENCY].filter(letter => keyOf(hands.page, letter)).length < 15) return false
  for (const letter of BY_FREQUENCY) {
    if (gapsIn(hands.page) === 0) break
    const key = keyOf(hands.page, letter)
    if (key && !key.disabled) await hands.click(key)
  }
  return true
}

const keyOf = (page: Page, letter: string) =>
  page.nodes.find(node => isControl(node) && !node.editable && page.text(node).trim().toLowerCase() === letter)

/** The places of a word that are not known yet. */
const gapsIn = (page: Page): number =>
  page.nodes
    .filter(
      node =>
        page.children(node).length === 0 && !isControl(node) && /^[\p{L}_?*\s]*[_*][\p{L}_?*\s]*$/u.test(node.name),
    )
    .reduce((sum, { name }) => sum + (name.match(/[_*]/g)?.length ?? 0), 0)
