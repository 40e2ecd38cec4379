import type { PageNode } from '../../../../contract/page.ts'
import { escapePattern } from '../../../../lib/escape-pattern.ts'
import { matchWord } from '../../ground/match-text.ts'
import { readPage } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { openFold } from '../reading/unfold.ts'
import { contentWords } from './question-words.ts'

const SAID = 0.8

/**
 * A question that speaks of a tab which is not shown ("how much gas did I use") is about what is behind it: what is shown has
 * the same words for another thing (WAI-ARIA tabs pattern: panels of one kind). It is opened, and the one that was shown
 * before is given, to be shown again where that did not help; `rest` is the question as it is put to what is behind the tab.
 * Undefined where no tab is spoken of, or several are.
 */
export async function openSpokenTab(
  question: string,
  context: RunContext,
): Promise<{ shown?: PageNode; rest: string } | undefined> {
  const page = readPage(await context.browser.snapshot())
  const tabs = page.nodes.filter(({ role, disabled }) => role === 'tab' && !disabled)
  const words = contentWords(question)
  const isSpoken = (tab: PageNode): boolean => {
    const own = contentWords(tab.name)
    return own.length > 0 && own.every(word => words.some(said => matchWord(said, word) >= SAID))
  }
  const spoken = tabs.filter(isSpoken)
  const [tab] = spoken
  if (!tab || spoken.length > 1) return undefined
  const named = new RegExp(`(?:\\bof )?\\b${escapePattern(tab.name.trim())}\\b`, 'i')
  const rest = question.replace(named, '').replace(/\s+/g, ' ')
  if (tab.selected) return { rest }
  const shown = tabs.find(one => one.selected && page.parent(one) === page.parent(tab))
  return shown && (await openFold(tab, context)) !== undefined ? { shown, rest } : undefined
}
