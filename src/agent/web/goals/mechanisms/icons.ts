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

/** What goes on a control with such an icon: the words that its sign, or the name that its author gave it, is called by. */
const namesOf = (icon: string): Set<string> => {
  const words = wordsIn(icon.toLowerCase())
  return new Set([...words, ...signNamed(words)])
}

/** The one element that bears the icon, by its sign, else by its title or its class. Throws GivenUp where several do. */
function bearer(page: Page, icon: string): PageNode | undefined {
  const words = wordsIn(icon.toLowerCase())
  const names = namesOf(icon)
  const shown = page.nodes.filter(node => !node.hidden && page.children(node).length === 0)
  const bySign = shown.filter(node => {
    const first = [...node.name.trim()][0] ?? ''
    const name = signName(first)?.split(' ') ?? []
    return name.length > 0 && words.every(word => name.includes(word))
  })
  const byName = shown.filter(node =>
    [...(node.classes ?? []), node.title ?? ''].flatMap(splitIdentifier).some(part => names.has(part.toLowerCase())),
  )
  const found = bySign.length > 0 ? bySign : byName
  if (found.length > 1) throw new GivenUp(`${found.length} elements have the ${icon} icon: say whose is meant.`)
  return found[0]
}

/** "Choose the item with the printer icon": what bears that icon, where it is shown or behind a menu. */
export const byIcon: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:click|choose|open|find)$/.test(order.kind)) return false
  const icon = WITH_ICON.exec(restore(order.rest, orders.source))?.[1]
  if (icon === undefined) return false
  const node = bearer(hands.page, icon) ?? (await reveal(hands, page => bearer(page, icon)))
  if (!node) return false
  await hands.click(node)
  return true
}
