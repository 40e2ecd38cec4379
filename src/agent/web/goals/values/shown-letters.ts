import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'

/** Fewer signs that stand alone are no code. */
const FEWEST = 3

/** "the letters shown in the picture". */
const LETTERS_IN_PICTURE = pattern('i')`
  ^(?:the |these |those )?(?:letters|characters|signs|code|text|word|captcha)(?: and (?:digits|numbers))?\b.*\b
  (?:picture|image|drawing|captcha|shows?|shown|see)\b
`

/** "the letters of the picture", "the characters shown above", "the code in the image". */
export const asksForLetters = (said: string): boolean => LETTERS_IN_PICTURE.test(said)

/** A text whose letters the page draws one by one, each turned or placed by itself, from left to right. */
export function shownLetters(page: Page): string | undefined {
  const single = page.nodes.filter(
    node =>
      !node.hidden &&
      node.box &&
      page.children(node).length === 0 &&
      [...node.name.trim()].length === 1 &&
      /[\p{L}\p{N}]/u.test(node.name) &&
      ![node, ...page.ancestors(node).slice(0, 2)].some(isControl),
  )
  const rows = [...Map.groupBy(single, node => holderOf(page, node)?.ref).values()]
  const longest = rows.reduce<PageNode[]>((best, row) => (row.length > best.length ? row : best), [])
  if (longest.length < FEWEST) return undefined
  return longest
    .toSorted((a, b) => a.box![0] - b.box![0])
    .map(node => node.name.trim())
    .join('')
}

/** The nearest thing around a letter that holds others too. */
const holderOf = (page: Page, node: PageNode): PageNode | undefined =>
  page.ancestors(node).find(above => page.text(above).trim().length > node.name.trim().length)
