import { fragment, pattern } from '../../../../lib/patterns.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { readCount } from '../../read/words.ts'

/** "the number in the box", "what is shown", "it": the one number of the page. */
const SHOWN = fragment`
  (?:
    (?:the|this|that) (?:number|value|figure)
      (?: (?:that is |which is )?(?:shown|given|displayed|written|above|below|in|on|inside)\b.*)?
    |what is shown.*
    |it
  )
`
const MORE = pattern('iu')`
  ^(?:the (?:number|value) (?:that|which) is )?(\S+) (more|less|greater|larger|bigger|higher|smaller|lower|fewer) than ${SHOWN}$
`
const TIMES = pattern('iu')`
  ^(?:the (?:number|value) (?:that|which) is )?(?:(\S+) times|(twice|double|half|triple))(?: (?:of|as (?:large|big|high|much|many|great) as))?
  \ ${SHOWN}$
`
const FACTORS: Readonly<Record<string, number>> = { twice: 2, double: 2, triple: 3, half: 0.5 }

/** "5 more than the number in the box", "twice the number": reckoned from the only number that the page shows; undefined: it is no such phrase. */
export function relativeNumber(page: Page, said: string): number | undefined {
  const plain = said.trim()
  const [more, times] = [MORE.exec(plain), TIMES.exec(plain)]
  const base = more || times ? onlyNumber(page) : undefined
  if (base === undefined) return undefined
  if (times) {
    const factor = times[2] === undefined ? readCount(times[1]!) : FACTORS[times[2].toLowerCase()]
    return factor === undefined ? undefined : base * factor
  }
  const by = readCount(more![1]!)
  return by === undefined ? undefined : /^(?:more|great|larg|big|high)/i.test(more![2]!) ? base + by : base - by
}

/** Whether a number is asked for that is told by another one. */
export const asksForRelative = (said: string): boolean => MORE.test(said.trim()) || TIMES.test(said.trim())

function onlyNumber(page: Page): number | undefined {
  const shown = page.nodes.filter(
    node => page.children(node).length === 0 && !isControl(node) && /^\s*-?\d+(?:\.\d+)?\s*$/.test(node.name),
  )
  return shown.length === 1 ? Number(shown[0]!.name) : undefined
}
