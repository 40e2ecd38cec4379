import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { isField } from '../../ground/names.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'

/** Fewer signs that stand alone are no code. */
const FEWEST = 3

/** "the letters shown in the picture", "the twisted text below". */
const LETTERS_IN_PICTURE = pattern('iu')`
  ^(?:the |these |those |this )?(?:\p{L}+ ){0,2}?
  (?:letters|characters|signs|symbols|code|text|word|captcha|string)(?: and (?:digits|numbers))?
  (?:\b.*)?\b(?:picture|image|drawing|captcha|shows?|shown|see|displayed|below|above|here|page|screen)\b
  # How letters are drawn is said of what is drawn.
  |^(?:the|these|those|this) (?:crooked|twisted|distorted|turned|tilted|rotated|slanted|slanting|skewed|bent|warped|wavy|wobbly|scrambled)
  \ (?:letters|characters|signs|symbols|code|text|word|string)\b
`
/** Where a text is shown, and nothing else of it. */
const TEXT_SHOWN = pattern('iu')`
  ^(?:the|this) (?:exact )?(?:text|word|words|phrase|sentence|string|line|code|number|message)
  (?: (?:that is|which is|is|you see|shown|displayed|written|given|printed|seen))*
  (?: (?:below|above|here|on (?:the|this) (?:page|screen)))+$
`

/** "what you see underneath", "what is written above". */
const WHAT_IS_SEEN = pattern('iu')`
  ^(?:exactly )?what (?:you (?:can )?(?:see|read)|is (?:shown|written|displayed|drawn|there)|stands|it says)
  (?: (?:below|above|here|there|beneath|underneath|on (?:the|this) (?:page|screen)|in the (?:picture|image)))*$
`

/** "the letters of the picture", "the characters shown above", "the code in the image". */
export const asksForLetters = (said: string): boolean => LETTERS_IN_PICTURE.test(said) || WHAT_IS_SEEN.test(said)

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

/** The one text of a page that is no control and names none; undefined where it says more than that. */
export function onlyText(page: Page, said: string): string | undefined {
  if (!TEXT_SHOWN.test(said) && !WHAT_IS_SEEN.test(said)) return undefined
  const texts = page.nodes.filter(
    node =>
      !node.hidden &&
      page.children(node).length === 0 &&
      node.name.trim() !== '' &&
      !isField(node) &&
      !/[:*]\s*$/.test(node.name) &&
      ![node, ...page.ancestors(node)].some(one => isControl(one) || one.tag === 'label' || one.role === 'heading'),
  )
  const holders = [...new Set(texts.map(node => (page.parent(node) && isInline(node) ? page.parent(node)! : node)))]
  return holders.length === 1 ? page.text(holders[0]!).trim() : undefined
}

const isInline = ({ tag }: PageNode): boolean => /^(?:#text|span|b|i|em|strong|u|small|font|mark)$/.test(tag)

/** The nearest thing around a letter that holds others too. */
const holderOf = (page: Page, node: PageNode): PageNode | undefined =>
  page.ancestors(node).find(above => page.text(above).trim().length > node.name.trim().length)
