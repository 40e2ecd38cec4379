import type { PageNode } from '../../../../contract/page.ts'
import { contentOf, isSameWord } from '../../fit/page-names.ts'
import { findLists } from '../../goals/items.ts'
import { wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { contentWords } from '../asking/question-words.ts'

/** Longer parts are no items of a list. */
const LONGEST_ITEM = 400

const ITEM = /^(?:row|listitem|article|treeitem)$/

/** An item of a list that a request speaks of. */
export interface Spoken {
  /** The innermost part that says the words, and those around it that are items as well. */
  item: PageNode
  around: PageNode[]
  /** What is said beside the words by which the item is known. */
  rest: string
}

/** The item that the longest run of words speaks of, which no other item beside it has as well. */
export function itemSpoken(request: string, page: Page): Spoken | undefined {
  const tokens = request.replace(/[\s.!?]+$/, '').split(/\s+/)
  const found = findLists(page, true).flatMap(items => {
    const texts = items.map(item => wordsIn(page.text(item)))
    const operated = items.filter(item => page.inside(item).some(isControl) || item.clickable === true)
    if (operated.length * 2 < items.length) return []
    return items.flatMap((item, at) => {
      if (page.text(item).length > LONGEST_ITEM || page.inside(item).length < 2 || isHead(page, item)) return []
      const run = longestRun(
        tokens,
        texts[at]!,
        texts.filter((_, other) => other !== at),
      )
      return run ? [{ item, ...run }] : []
    })
  })
  // "assign the leak to Ada": what stands behind "to" is where it goes, where something else is spoken of before.
  const isGoal = ({ from }: { from: number }) => {
    let before = from - 1
    while (before > 0 && /^(?:the|my|our)$/i.test(tokens[before]!)) before--
    return (
      before > 1 &&
      /^(?:to|as|into)$/i.test(tokens[before]!) &&
      found.some(other => other.from > 0 && other.from < before)
    )
  }
  const spoken = found.filter(one => !isGoal(one))
  const most = Math.max(0, ...spoken.map(({ length }) => length))
  const best = spoken.filter(({ length }) => length === most)
  // Of parts that lie in each other the innermost is the item.
  const inner = best.filter(
    ({ item }) => !best.some(other => other.item !== item && page.ancestors(other.item).includes(item)),
  )
  // The row of a form holds a field, that of a table says something: where both are called so, the latter is the item.
  const rows = inner.filter(({ item }) => ITEM.test(item.role))
  const [first, ...more] = rows.length === 1 ? rows : inner
  if (!first || more.length || first.from === 0) return undefined
  const rest = [...tokens.slice(0, first.from), ...tokens.slice(first.from + first.count)].join(' ')
  const plain = rest
    .replace(/(?:\b(?:the|of|for|about|from|named|called)\b\s*)+(?=$|\b(?:to|as|into|and)\b)/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
  const around = best
    .map(({ item }) => item)
    .filter(item => page.ancestors(first.item).includes(item))
    .toReversed()
  return contentOf(plain).length ? { item: first.item, around, rest: plain } : undefined
}

/** A row of headings names its columns, no item. */
const isHead = (page: Page, item: PageNode): boolean => page.inside(item).some(({ role }) => role === 'columnheader')

/** The longest run of words that an item says, of which at least one is said by no other item. */
function longestRun(
  tokens: readonly string[],
  own: readonly string[],
  others: readonly string[][],
): { from: number; count: number; length: number } | undefined {
  const isIn = (token: string, list: readonly string[]) =>
    wordsIn(token).every(word => list.includes(word) || (word.length > 3 && list.some(one => isSameWord(word, one))))
  const isTelling = (token: string) =>
    contentWords(token).some(word => (word.length > 2 || /\d/.test(word)) && isIn(token, own)) &&
    !others.some(list => isIn(token, list))
  let best: { from: number; count: number; length: number } | undefined
  for (let from = 1; from < tokens.length; from++) {
    let to = from
    while (to < tokens.length && isIn(tokens[to]!, own)) to++
    const run = tokens.slice(from, to)
    // A name or a number names an item before a common word does.
    const length = run.flatMap(contentWords).length + (run.some(token => /^["“(]?[\p{Lu}\d#]/u.test(token)) ? 0.5 : 0)
    if (run.some(isTelling) && (!best || length > best.length)) best = { from, count: run.length, length }
  }
  return best
}
