import type { PageSnapshot } from '../../../contract/page.ts'
import { tokensOf } from '../../model/prompt/estimate-tokens.ts'
import { quoteData, quoteJson } from '../../model/prompt/quote-data.ts'
import type { PageDifferences } from './page-differences.ts'
import { describeElement } from './view-page.ts'

/** Longest text of a dialog, a title or a note in the prompt, in characters. */
const LONGEST = 200

/** Differences as lines, as many as so many tokens hold; undefined when there is more than that. */
export function tellDifferences(
  { added, removed, changed, isSame }: PageDifferences,
  now: PageSnapshot,
  tokens: number,
): string | undefined {
  if (isSame) return [stateLines(now), 'The page did not change.'].filter(Boolean).join('\n')
  const lines = [
    ...added.map(node => `+ ${describeElement(node)}`),
    ...changed.map(([, node]) => `~ ${describeElement(node)}`),
    ...removed.map(node => `- ${node.ref}`),
  ]
  const text = lines.join('\n')
  if (tokensOf(text.length) > tokens) return undefined
  return [
    stateLines(now),
    'What changed on the page (+ new, ~ as it is now, - gone):',
    quoteData('page', lines.length ? lines : ['(its address or title alone)']),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Where the session is, and what waits. Titles, dialogs and notes hold words of pages. */
export function stateLines({
  url,
  title,
  tab,
  tabs,
  status,
  dialogs = [],
  notes = [],
  downloads = [],
}: PageSnapshot): string {
  const lines = [
    `address ${quoteJson(url, LONGEST)}, title ${quoteJson(title, LONGEST)}`,
    ...(tabs > 1 ? [`tab ${tab} of ${tabs}`] : []),
    ...(status !== undefined && status >= 400 ? [`HTTP status ${status}`] : []),
    ...dialogs.map(({ type, message, state }) => `dialog (${type}, ${state}): ${quoteJson(message, LONGEST)}`),
    ...downloads.map(name => `file that came down: ${quoteJson(name, LONGEST)}`),
    ...notes.map(note => `note: ${quoteJson(note, LONGEST)}`),
  ]
  return quoteData('browser', lines)
}
