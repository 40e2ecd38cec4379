import type { PageNode } from '../../../../contract/page.ts'
import { stem } from '../../../../lib/words.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { literalOf, restore } from '../../read/literals.ts'
import { isColorName } from '../../ground/colors.ts'
import { findLooks, findShades } from '../find-looks.ts'
import { readLooks, type Looks } from '../read-looks.ts'
import type { Mechanism, Work } from '../work.ts'
import { FROM } from './chosen-from.ts'

/** What looks as a phrase says, where it says nothing else. */
export function lookFor(work: Work, phrase: string): PageNode[] {
  if (literalOf(phrase, work.orders.source)) return []
  const said = restore(phrase, work.orders.source)
    .replace(/^(?:on|the)\s+/gi, '')
    .replace(/,? (?:and|but) (?:nothing else|no(?:t the)? others?|only (?:those|these|that|it))$/i, '')
  const shade = /^(?:(?:all|every|each) (?:the )?)?(?:shades?|tones?|tints?|hues?) of (?:the colou?r )?(\w+)$/i.exec(
    said,
  )?.[1]
  if (shade !== undefined && isColorName(shade)) return findShades(work.hands.page, shade)
  const looks = readLooks(said) ?? byLookAlone(work, said)
  return looks ? findLooks(work.hands.page, looks) : []
}

/** "the orange parcel" where nothing on the page is called a parcel: the colour is all that can be seen of it. */
function byLookAlone({ hands }: Work, said: string): Looks | undefined {
  const match = /^(?:all (?:the )?|every |each |both )?(.+) (\p{L}{3,})$/u.exec(said)
  if (!match) return undefined
  const noun = stem(match[2]!.toLowerCase())
  if (hands.page.nodes.some(node => wordsIn(node.name).some(word => stem(word) === noun))) return undefined
  const looks = readLooks(`${said.slice(0, -match[2]!.length)}${/s$/i.test(match[2]!) ? 'things' : 'thing'}`)
  return looks?.target.attributes?.some(({ kind }) => kind === 'color') ? looks : undefined
}

/** "Click the large red circle", "select all blue squares". */
export const clickLooks: Mechanism = async (order, work) => {
  if (!/^(?:click|choose|find)$/.test(order.kind)) return false
  const plain = lookFor(work, order.rest)
  const found = plain.length > 0 ? plain : lookFor(work, order.rest.replace(FROM, ''))
  if (found.length === 0) return false
  const isMany = /^(?:on )?(?:all|every|each)\b/i.test(order.rest)
  for (const node of isMany ? found : found.slice(0, 1)) {
    const now = work.hands.again(node)
    if (now) await work.hands.click(now)
  }
  return true
}
