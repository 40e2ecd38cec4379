import type { TurnOutcome } from '../turn.ts'
import type { Query } from '../understand/reading/query.ts'
import { fold, stem, wordsOf } from '../understand/language/words.ts'
import { isReady, type WriteRequest } from '../understand/writes/request.ts'
import { joinList } from './describe-selection.ts'
import { declined } from './outcome.ts'
import type { Settled } from './settled.ts'
import type { WriteContext } from './write-context.ts'

/** The name by which alone an order says which record it is about. */
export function nameAlone({ action, entity, target }: WriteRequest): string | undefined {
  const { where, related, within, anyOf, limit } = target?.root ?? { where: [], related: [] }
  const [named, ...more] = where
  if (action === 'create' || !named || more.length || related.length || within || anyOf?.length || limit !== undefined)
    return undefined
  const isName = named.op === '=' && named.columns.join() === entity.nameFields.map(f => f.column).join()
  return isName ? fold(named.values.join(' ')) : undefined
}

/** Whether what was settled before leaves a reading open: the name is that of a record of this kind. */
export const isOfSettledKind = (request: WriteRequest, settled: Settled | undefined): boolean =>
  !settled?.kinds.some(({ name, entity }) => entity !== request.entity.key && nameAlone(request) === name)

/**
 * "update Ann Lee's phone" where a lead and a contact are called so and no noun says which: either has what is to be changed, so
 * neither is taken without asking; nor is one where the other was spoken of last.
 */
export function askNamesake(
  request: WriteRequest,
  readings: readonly WriteRequest[],
  { turn, memory, run, settled }: WriteContext,
): TurnOutcome | undefined {
  const name = nameAlone(request)
  const said = new Set(wordsOf(turn.message).map(stem))
  const isSaid = ({ entity }: WriteRequest) => said.has(stem(entity.words.at(-1)!))
  if (name === undefined || isSaid(request) || isSpokenOf(request, memory.query)) return undefined
  const others = readings.filter(
    other => other.entity !== request.entity && isReady(other) && other.action === request.action && nameAlone(other) === name, // oxfmt-ignore
  )
  const kinds = [request, ...others.filter((o, at) => others.findIndex(({ entity }) => entity === o.entity) === at)]
  if (kinds.length < 2) return undefined
  const nouns = kinds.map(({ entity }) => entity.noun)
  const called = request.target!.root.where[0]!.values.join(' ')
  const labels = kinds.map(
    ({ entity, app }) =>
      `the ${entity.noun} ${called}${nouns.filter(n => n === entity.noun).length > 1 ? ` of ${app}` : ''}`,
  )
  const order = { message: turn.message, name, ...(settled && { settled }) }
  const choice = { labels, meanings: kinds.map(kind => kind.target!), order }
  return declined(
    'AMBIGUOUS',
    `Which do you mean: ${joinList(labels, 'or')}? Nothing was changed.`,
    { ...memory, choice },
    { toolsUsed: run.toolsUsed },
  )
}

/** Whether records of the kind were spoken of last, and no others can be meant. */
const isSpokenOf = ({ entity }: WriteRequest, query: Query | undefined): boolean => query?.root.entity === entity.key
