import type { TurnOutcome } from '../turn.ts'
import type { Query } from '../understand/reading/query.ts'
import type { Understanding } from '../understand/understanding.ts'

/** So many other applications are looked at. */
const MOST_LOOKED_AT = 3

/**
 * "accounts whose name begins with Oak" where several applications have accounts and the one that was taken has none such: another one
 * that has some is what is meant. Where none has, the first answer stands.
 */
export async function answerElsewhere(
  answer: TurnOutcome,
  { meaning, rivals, elsewhere = [] }: Understanding,
  answerOf: (app: string) => Promise<TurnOutcome | undefined>,
): Promise<TurnOutcome> {
  if (meaning?.kind !== 'query' || meaning.root.within || !isOfNothing(answer)) return answer
  const others = new Set([...rivals, ...elsewhere].filter(other => other !== meaning.app))
  for (const app of [...others].slice(0, MOST_LOOKED_AT)) {
    const other = await answerOf(app)
    if (other && !other.data.error && !isOfNothing(other)) return tellWhere(other, meaning, app)
  }
  return answer
}

/** Nothing was found, of all that could be read. */
function isOfNothing({ data }: TurnOutcome): boolean {
  const { result, error, complete } = data
  if (error || complete !== true) return false
  return result === 0 || result === false || (Array.isArray(result) && !result.length)
}

const tellWhere = (other: TurnOutcome, { app }: Query, where: string): TurnOutcome => ({
  ...other,
  response: `${other.response} (I took this from ${where}; ${app} has none such.)`,
})
