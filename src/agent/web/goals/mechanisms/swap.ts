import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { setField } from '../widgets/set-field.ts'
import { seek, type Mechanism, type Work } from '../work.ts'

const BOTH = pattern('i')`
  ^(?:
    them|both
    |(?:the )?(?:contents?|texts?|values?|two|both)(?: (?:fields?|boxes|texts?|values?|inputs?))?
      (?: of (?:the )?(?:two |both )?(?:fields|boxes|inputs))?
  )$
`

/** "Swap them", "swap the town and the street": each field takes what the other held. */
export const swapFields: Mechanism = async (order, work) => {
  if (!/^(?:swap|exchange)$/.test(order.verb)) return false
  const [one, other] = BOTH.test(order.rest) ? filledOf(work) : namedOf(work, order.rest)
  if (!one || !other || one.ref === other.ref) return false
  const [first, second] = [one.value ?? '', other.value ?? '']
  await setField(work.hands, one, second)
  await setField(work.hands, other, first)
  return true
}

/** The two fields that hold something; undefined where there are more or fewer. */
function filledOf({ hands }: Work): PageNode[] {
  const filled = hands.page.nodes.filter(node => node.editable && !node.readonly && (node.value ?? '') !== '')
  return filled.length === 2 ? filled : []
}

function namedOf(work: Work, rest: string): PageNode[] {
  const parts = rest.split(/ (?:and|with|for) /i)
  const fields = parts.length === 2 ? parts.map(part => seek(work, part, 'fill')) : []
  return fields.flatMap(field => (field?.editable ? [field] : []))
}
