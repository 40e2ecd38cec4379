import { fragment, pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'

/** Participles of preventing, of shutting out and of letting off: what it is from is told behind (Quirk et al., 1985, 16.38; Levin, 1993, 67). */
const PARTICIPLES = fragment`
  (?:blocked|banned|barred|debarred|suspended|excluded|prevented|stopped|prohibited|exempt|exempted|disqualified|restricted|excused|released|locked
  |forbidden|frozen|expelled)
`
const PREVENTED = pattern('i')`(?:^|\ )${PARTICIPLES}$`
const DETERMINER = /^(?:the|an?|any|our|their|his|her|its|this|more|further|new)$/i
/** How sure it is at most that this is all that they are kept from. */
const ALL_OF_IT = 0.9

/**
 * "who is blocked from borrowing" of a yes/no field `is_blocked`: whoever is kept from something does not do it, and the gerund behind, with its
 * object, stands for no records of it. Only where the participle is a yes/no field or a state by itself. Before anything is made of the gerund.
 */
export function passWhatIsPrevented(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(
    (c, i) => isFree(c) && PREVENTED.test(c.text) && /^from$/i.test(chunks[i + 1]?.text ?? ''),
  )
  const doing = chunks[at + 2]
  if (at < 0 || !isFree(doing) || doing.literal || !/^[a-z]{2,}ing$/.test(doing.text)) return
  if (!tells(chunks[at]!) || doing.fields.some(f => f.field.role === 'boolean' && f.quality >= 0.8)) return
  const first = at + 3
  const noun = DETERMINER.test(chunks[first]?.text ?? '') ? first + 1 : first
  const object = chunks[noun]
  const hasObject =
    isFree(object) && object.kind === 'mention' && !object.literal && !object.operator && /^[a-z ]+$/.test(object.text)
  const end = hasObject ? noun + 1 : first
  for (const chunk of chunks.slice(at + 1, end)) use(makeFiller(chunk), 'condition')
  draft.sureness = Math.min(draft.sureness, ALL_OF_IT)
}
passWhatIsPrevented.needs = new RegExp(`^${PARTICIPLES}$`, 'i')

/** Whether the participle says by itself how records are. */
const tells = ({ fields, values }: Chunk): boolean =>
  values.some(({ quality }) => quality >= 0.8) ||
  fields.some(({ field, quality }) => field.role === 'boolean' && quality >= 0.8)
