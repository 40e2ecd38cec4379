import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import { readCount, readKey } from '../../read/words.ts'
import { GivenUp } from '../hands.ts'
import type { Page } from '../../ground/page-tree.ts'
import { seek, type Mechanism, type Work } from '../work.ts'
import { lookFor } from './looks.ts'

/** More presses than this are a slip of the pen. */
const MOST = 100
/** With fewer places of a kind one that is filled is nothing special. */
const FEWEST_PLACES = 4

/** "Click the yellow square 5 times": looked for anew each time, as it may have moved. */
export const severalTimes: Mechanism = async (order, work) => {
  if (order.kind !== 'click') return false
  const match = /^(?:on )?(.+?) (?:(\S+) times|(twice)|(thrice))$/i.exec(order.rest)
  const count = match && (match[3] ? 2 : match[4] ? 3 : readCount(match[2]!))
  if (!match || !count || count > MOST || readKey(restore(match[1]!, work.orders.source))?.sure) return false
  if (!find(work, match[1]!)) return false
  for (let press = 0; press < count; press++) {
    const node = find(work, match[1]!) ?? ((await work.hands.changes(600)) ? find(work, match[1]!) : undefined)
    if (!node) throw new GivenUp(`It was there ${press} times only.`)
    await work.hands.click(node)
  }
  return true
}

const find = (work: Work, phrase: string): PageNode | undefined =>
  seek(work, phrase, 'click') ?? lookFor(work, phrase)[0] ?? onlyFilled(work.hands.page, phrase)

/** "the mole", of which no text tells: where of many places of one kind just one has something in it, that is it. */
function onlyFilled(page: Page, phrase: string): PageNode | undefined {
  if (!/^(?:on )?the \p{Ll}+$/u.test(phrase)) return undefined
  const places = page.nodes.filter(node => node.clickable && node.box && !node.hidden && !node.editable)
  const kinds = [...Map.groupBy(places, node => `${page.parent(node)?.ref} ${node.tag} ${node.classes?.[0]}`).values()]
  const filled = kinds
    .filter(kind => kind.length >= FEWEST_PLACES)
    .map(kind => kind.filter(node => page.text(node).trim() !== '' || page.children(node).length > 0))
    .filter(kind => kind.length === 1)
  return filled.length === 1 ? filled[0]![0] : undefined
}
