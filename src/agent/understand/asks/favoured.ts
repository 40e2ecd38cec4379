import type { Draft } from '../reading/draft.ts'
import type { Scalar } from '../reading/query.ts'

/** A verb of a question for yes or no, at the beginning or behind what it is asked of ("of my trips, does …"). */
const ASKS = /(?:^|,)\W*(?:and |so |but )?(?:is|are|was|were|do|does|did|has|have)\b/i

/**
 * "of my boats, does Oslo have more than Bergen": which of the two that are set against each other is to come first for a yes. None
 * where the question offers them side by side ("more in Oslo or in Bergen").
 */
export function favouredOf({ chunks, message, nodes }: Draft): Scalar | undefined {
  const at = chunks.findIndex(c => c.used === 'superlative' && c.operator?.type === 'superlative' && c.operator.comparative) // oxfmt-ignore
  const than = chunks.findIndex((c, i) => i >= at && /(?:^| )than$/i.test(c.text))
  if (at < 0 || than < 0 || message.tokens.some(t => t.norm === 'or')) return undefined
  if (!ASKS.test(message.text.slice(0, message.tokens[chunks[at]!.from]!.start))) return undefined
  const pairs = nodes.flatMap(n => n.selection.where.filter(c => c.op === 'in' && c.values.length === 2))
  const isNamed = (value: Scalar, from: number, to: number) =>
    chunks.slice(from, to).some(c => c.used === 'value' && c.values.some(v => v.values.includes(value as string)))
  const [pair, ...others] = pairs
  if (!pair || others.length) return undefined
  const [left, right] = [0, than + 1].map(from =>
    pair.values.filter(v => isNamed(v, from, from ? chunks.length : than)),
  )
  return left!.length === 1 && right!.length === 1 && left![0] !== right![0] ? left![0] : undefined
}
