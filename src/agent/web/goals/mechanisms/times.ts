import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import { readCount, readKey } from '../../read/words.ts'
import { GivenUp } from '../hands.ts'
import { seek, type Mechanism, type Work } from '../work.ts'
import { lookFor } from './looks.ts'

/** More presses than this are a slip of the pen. */
const MOST = 100

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
  seek(work, phrase, 'click') ?? lookFor(work, phrase)[0]
