import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { PairAnswer } from './answer-from-pairs.ts'

/** Questions for what a form does not accept. */
const ASKS = pattern('i')`
  ^\W*(?:
    what (?:does|do|did) (?:it|they|the (?:page|form|site)) (?:complain|moan) about
    |what(?:'s|’s| is| was| went| are)?
    \ (?:wrong|missing|the (?:errors?|problems?|matter|mistakes?)|not (?:right|ok|okay|filled in))
    |what (?:errors?|problems?|mistakes?) (?:are|is|did|does|do|has|have)\b
    |why (?:does|did|can|could|is|will|won['’]t|doesn['’]t|can['’]t|isn['’]t)\b.*\b
    (?:work|go on|continue|accept|sent|send|proceed)\b
    |(?:what|which fields?) (?:do|must|should|have) i (?:still )?(?:have to |need to )?
    (?:fill in|correct|change|fix)
  )\b
`
/** How makers mark what is told of a field that is not accepted. */
const MARKED = /(?:^|[-_])(?:err(?:or)?s?|invalid|problem|warning|help-block-error|field-error)(?:$|[-_])/i
const MOST = 12

/** "what does it complain about?": what the page says of what is wrong: alerts, marked messages, and fields that it takes for invalid. */
export function answerProblems(question: string, page: Page): PairAnswer | undefined {
  if (!ASKS.test(question)) return undefined
  const isTold = (node: PageNode) => node.role === 'alert' || (node.classes ?? []).some(name => MARKED.test(name))
  const texts = page.nodes
    .filter(node => !node.editable && isTold(node) && !page.ancestors(node).some(isTold))
    .map(node => page.text(node).replace(/\s+/g, ' ').trim())
  const fields = page.nodes
    .filter(({ invalid }) => invalid === true)
    .map(({ name, label, description }) => [name || label, description].filter(Boolean).join(': '))
    .filter(name => name !== '' && !texts.some(text => text.includes(name)))
  const all = [
    ...new Set([...texts.filter(text => /\p{L}/u.test(text)), ...fields.map(name => `Not accepted: ${name}`)]),
  ].slice(0, MOST)
  if (!all.length) return undefined
  return { result: all.join('\n'), text: all.map(text => `- ${text}`).join('\n'), confidence: 0.85 }
}
