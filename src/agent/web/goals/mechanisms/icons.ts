import { pattern } from '../../../../lib/patterns.ts'
import { splitIdentifier } from '../../../../lib/words.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { signName, signNamed } from '../../ground/sign-names.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import { reveal } from '../reveal.ts'
import type { Mechanism } from '../work.ts'

/** "the item with the printer icon", "the "play" icon", "the entry that has a disk symbol", and nothing more: whose it is, say others. */
const WITH_ICON = pattern('iu')`
  ^(?:on )?(?:(?:the|an?) \p{L}+ (?:with|having|(?:that|which) has) )?(?:the|an?|its)
  \ ["“]?([\p{L} -]+?)["”]? (?:icon|symbol|pictogram|sign)\W*$
`

/** A class or title that names the icon: all of its words, or what its sign is called otherwise. */
const namesIcon = (said: string, icon: readonly string[], others: ReadonlySet<string>): boolean => {
  const parts = splitIdentifier(said).map(part => part.toLowerCase())
  return icon.every(word => parts.includes(word)) || parts.some(part => others.has(part))
}

/** The one element that bears the icon, by its sign, else by its title or its class. Throws GivenUp where several do. */
function bearer(page: Page, icon: string, item?: PageNode): PageNode | undefined {
  const words = wordsIn(icon.toLowerCase())
  const others = new Set(signNamed(words))
  const among = item ? page.inside(item) : page.nodes
  const shown = among.filter(node => !node.hidden && page.children(node).length === 0)
  const bySign = shown.filter(node => {
    const first = [...node.name.trim()][0] ?? ''
    const name = signName(first)?.split(' ') ?? []
    return name.length > 0 && words.every(word => name.includes(word))
  })
  const byName = shown.filter(node =>
    [...(node.classes ?? []), node.title ?? ''].some(said => namesIcon(said, words, others)),
  )
  const found = bySign.length > 0 ? bySign : byName
  if (found.length > 1) throw new GivenUp(`${found.length} elements have the ${icon} icon: say whose is meant.`)
  return found[0]
}

/** "the item with the "" icon": which one it is the message shows, where the page sets the task, and does not say. */
const SHOWN_ICON =
  /^(?:on )?(?:the|an?) \p{L}+ (?:with|having|(?:that|which) has) (?:the|an?|its|this) ["“”\s]*(?:icon|symbol|pictogram|sign)\W*$/iu

/** Whether an order means something by an icon that the message only shows. */
export const meansShownIcon = (rest: string): boolean => SHOWN_ICON.test(rest)

/** The icon that stands among the words of the task: of those, nothing else is left on the page. */
const sampleOf = (page: Page): PageNode | undefined => {
  const samples = page.nodes.filter(
    node =>
      node.classes !== undefined &&
      node.clickable !== true &&
      page.get(node.parent) === undefined &&
      page.children(node).length === 0 &&
      page.text(node).trim() === '',
  )
  return samples.length === 1 ? samples[0] : undefined
}

/** The one element that has an icon of the very same classes. */
function alikeTo(page: Page, sample: PageNode): PageNode | undefined {
  const has = ({ ref, classes, hidden }: PageNode) =>
    !hidden && ref !== sample.ref && sample.classes!.every(name => classes?.includes(name))
  const found = page.nodes.filter(has)
  const inner = found.filter(node => !page.inside(node).some(has))
  return inner.length === 1 ? inner[0] : undefined
}

/** "Choose the item with the printer icon": what bears that icon, where it is shown or behind a menu. */
export const byIcon: Mechanism = async (order, { hands, orders, memory }) => {
  if (!/^(?:click|choose|open|find)$/.test(order.kind)) return false
  // "the star icon to mark it as important": what it is for is no part of what it shows.
  const said = restore(order.rest, orders.source).replace(/\s+to \p{L}+ (?:it|this|that|them)(?: as \p{L}+)?$/iu, '')
  if (SHOWN_ICON.test(said)) {
    const sample = sampleOf(hands.page)
    const alike = sample && (alikeTo(hands.page, sample) ?? (await reveal(hands, page => alikeTo(page, sample))))
    if (!alike) throw new GivenUp('Which icon is meant I do not see.')
    await hands.click(alike)
    return true
  }
  const icon = WITH_ICON.exec(said)?.[1]
  if (icon === undefined) return false
  // Of the item that was spoken of it is its own.
  const item = memory.item && hands.again(memory.item)
  const own = item && bearer(hands.page, icon, item)
  const node = own ?? bearer(hands.page, icon) ?? (await reveal(hands, page => bearer(page, icon)))
  if (!node) return false
  await hands.click(node)
  return true
}
