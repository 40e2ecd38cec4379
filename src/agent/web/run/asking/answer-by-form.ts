import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { isMoment, matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { PairAnswer } from './answer-from-pairs.ts'
import { contentWords } from './question-words.ts'
import { linesOf } from './text-pairs.ts'

/** Nothing but a length of time: "45 minutes", "2 h 10 min", "about 3 weeks". */
const DURATION = pattern('i')`
  ^(?:about |approx\.? |ca\.? |~)?(?:
    \d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+)?\s*
    (?:seconds?|min(?:ute)?s?|h(?:ou)?rs?|h|days?|weeks?|months?|years?)\.?\s*(?:and )?
  ){1,2}$
`
/** Words that ask for one, and say nothing of what lasts so long. */
const LASTING = /^(?:long|last|lasts|take|takes|taking|need|needs|duration|time|run|runs)$/
const STARTING =
  /^(?:start|starts|starting|begin|begins|end|ends|time|show|performance|event|class|session|tour|course|concert|meeting|open|opens)$/

/**
 * Values that are known by their form where nothing names them: the only length of time that stands for itself ("45 minutes"
 * beside the author), and the only text with the day that is asked about and a time. A word of doing may be left open.
 */
export function answerByForm(question: string, page: Page, about: string): PairAnswer | undefined {
  const words = contentWords(question).filter(word => !wordsIn(about).some(one => matchWord(word, one) >= 0.8))
  if (/\bhow long\b/i.test(question))
    return words.filter(word => !LASTING.test(word)).length < 2 ? duration(page) : undefined
  if (/^\W*(?:\p{L}+\W+)?(?:when|what time)\b/iu.test(question)) return moment(words, page)
  return undefined
}

function duration(page: Page): PairAnswer | undefined {
  const isListed = (node: PageNode) =>
    page.ancestors(node).some(({ role }) => /^(?:list|table|grid|row|article)$/.test(role))
  const lines = [
    ...linesOf(page),
    ...page.nodes.filter(node => !page.children(node).length).map(node => ({ node, text: node.name })),
  ]
  const found = new Set(
    lines
      .filter(({ node }) => !isListed(node))
      .flatMap(({ text }) => text.split(/\s*[·•|]\s*|,\s+|\.\s+/))
      .map(part => part.replace(/[.,;]$/, '').trim())
      .filter(part => DURATION.test(part)),
  )
  const [value, ...others] = found
  return value && !others.length ? { result: value, text: `The page says: “${value}”`, confidence: 0.65 } : undefined
}

function moment(words: readonly string[], page: Page): PairAnswer | undefined {
  const days = words.filter(isMoment)
  if (!days.length || words.some(word => !days.includes(word) && !STARTING.test(word))) return undefined
  const found = new Set(
    page.nodes
      .filter(
        node =>
          !page.children(node).length && node.name.length < 80 && /\d{1,2}[:.]\d{2}|\d\s*[ap]\.?m\b/i.test(node.name),
      )
      .filter(node => days.every(day => wordsIn(node.name).some(word => matchWord(day, word) >= 0.9)))
      .map(node => node.name.trim()),
  )
  const [value, ...others] = found
  return value && !others.length ? { result: value, text: value, confidence: 0.65 } : undefined
}
