import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { findLists } from '../items.ts'
import { isSpoken } from '../mentions/words.ts'

/** Words that make a count one of some alone, though they are no names of anything. */
const LIMITS = /^(?:still|already|yet|left|not|no|never|only|more|less|fewer|least|most|than|without|except|but|both)$/
/** This near two words are forms of one. */
const SAME = 0.9

/** "on the flag": where they are, and not which of them. */
const WHERE = /\b(?:on|in|inside|within|at) (?:the|this|that|your|my) \p{Ll}+\s*$/u

/** The words of a question for a number that tell which of the things are counted, behind the noun for them. */
export const conditionsIn = (said: string): string[] =>
  (said.replace(WHERE, '').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).filter(
    word => LIMITS.test(word.toLowerCase()) || /\d/.test(word) || isName(word) || !isSpoken(word.toLowerCase()),
  )

const isName = (word: string): boolean => /^\p{Lu}/u.test(word) && word !== 'I'

/**
 * How many items of a list are what all the words say: each word stands in some items (those are counted), in all of them (the
 * noun for them), or in what the page says about the list ("size" over S, M and L). Undefined where a word stands nowhere.
 */
export function countWhere(page: Page, words: readonly string[]): number | undefined {
  const able = words.filter(word => !LIMITS.test(word.toLowerCase()))
  if (able.length < words.length || able.length === 0) return undefined
  for (const items of findLists(page, true)) {
    if (items.length < 3 || items.some(isControl)) continue
    const texts = items.map(item => textWords(page.text(item)))
    const holders = able.map(word => texts.map(text => text.some(other => isSame(word, other))))
    const telling = holders.filter(has => has.includes(true) && has.includes(false))
    const around = page.nodes.filter(node => !isIn(page, items, node)).flatMap(({ name }) => textWords(name))
    const isKnown = (has: readonly boolean[], at: number) =>
      has.includes(true) || around.some(other => isSame(able[at]!, other))
    if (telling.length === 0 || !holders.every(isKnown)) continue
    return items.filter((_, at) => telling.every(has => has[at])).length
  }
  return undefined
}

const isIn = (page: Page, items: readonly PageNode[], node: PageNode): boolean =>
  [node, ...page.ancestors(node)].some(above => items.includes(above))

const textWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** A letter by itself is a size or a class, as it is written. */
const isSame = (said: string, has: string): boolean =>
  said.length === 1 || has.length === 1
    ? said === has
    : wordsIn(said).every(word => wordsIn(has).some(other => matchWord(word, other) >= SAME))

const LOOK = '(?:crossed out|struck (?:out|through)|in bold(?: type| letters)?|bold|in italics?|underlined)'
/** "what's crossed out is finished": what a look of the items means. */
const MEANS = pattern('iu')`
  \b(?:what(?:'s|’s| is)|those(?: that are| which are)?|the ones|everything|anything) (?:is |are )?(${LOOK})(?: ones)?
  \ (?:is|are|means?|counts? as) (?:already )?(\p{L}+)
`
/** "Those are the ones crossed out": how those that were asked for look. */
const ARE_SO = new RegExp(`\\b(?:these|those|they) are (?:the ones |those )?(?:that are )?(${LOOK})`, 'iu')
/** "how many are crossed out?" */
const ASKED_SO = new RegExp(`\\bhow many [^?.!]*\\b(${LOOK})`, 'iu')
/** What is left over of a list. */
const LEFT = /\b(?:still|left|remain\w*|not|yet|n['’]t|open|to do)\b/i

/** How many items of a list have a look that the words give a meaning to, or have it not. */
export function countByLook(page: Page, text: string): number | undefined {
  const [, look, meaning] = MEANS.exec(text) ?? ARE_SO.exec(text) ?? ASKED_SO.exec(text) ?? []
  if (look === undefined) return undefined
  const style = /cross|struck/i.test(look)
    ? 'strike'
    : /bold/i.test(look)
      ? 'bold'
      : /ital/i.test(look)
        ? 'italic'
        : 'underline'
  const question = /[^.!?:]*\bhow many\b[^?.!]*/iu.exec(text)?.[0] ?? ''
  const isMeant =
    meaning === undefined || wordsIn(question).some(word => matchWord(meaning.toLowerCase(), word) >= SAME)
  const isLeft = LEFT.test(question)
  if (!isMeant && !isLeft) return undefined
  const hasLook = (item: PageNode) => [item, ...page.inside(item)].some(node => node.style?.includes(style))
  const list = findLists(page, true).find(items => items.some(hasLook) && !items.some(isControl))
  const count = list?.filter(hasLook).length
  return count === undefined ? undefined : isLeft ? list!.length - count : count
}

/** Whether a number is asked for that is missing in a row of them. */
const MISSING = pattern('iu')`
  \b(?:which|what) (?:\p{L}+ )?(?:number|figure|one|no\.?) (?:is|'s) (?:not (?:there|in|on|listed)|missing|left out|lost|gone|absent)
  |\b(?:missing|lost|absent|skipped) (?:\p{L}+ )?(?:number|figure)\b|\bnumber (?:that|which) is (?:missing|not there)\b
`

/** The one number that is left out where all others of the page run on; undefined: they do not, or it is not asked for. */
export function missingNumber(page: Page, text: string): string | undefined {
  if (!MISSING.test(text)) return undefined
  for (const items of findLists(page, true)) {
    const figures = items.map(item => page.text(item).match(/\d+/g) ?? [])
    if (items.length < 4 || figures.some(found => found.length !== 1)) continue
    const numbers = [...new Set(figures.map(([found]) => Number(found)))].sort((a, b) => a - b)
    const gaps = numbers.slice(1).flatMap((number, at) => (number - numbers[at]! === 1 ? [] : [[numbers[at]!, number]]))
    const [gap, ...others] = gaps
    if (gap && others.length === 0 && gap[1]! - gap[0]! === 2) return String(gap[0]! + 1)
  }
  return undefined
}
