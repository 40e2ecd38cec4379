import type { RunResult } from '../run/create-run.ts'
import type { Query } from '../understand/reading/query.ts'

/** Says that only a part of the records could be read. */
export const incompleteNote = (ran: RunResult) => {
  const partial = [...ran.results.values()].find(result => !result.complete)
  if (!partial) return []
  return [
    `Careful: only ${partial.rows.length.toLocaleString('en-US')}${partial.total ? ` of ${partial.total.toLocaleString('en-US')}` : ''} ` +
      'records could be read, so this is not the whole answer.',
  ]
}

/** Names the other applications; another reading of the same one is no such records elsewhere. */
export const rivalNote = (rivals: string[], query: Query) => {
  const others = rivals.filter(app => app !== query.app)
  if (!others.length) return []
  return [
    `(I took this from ${query.app}; ${others.join(' and ')} ${others.length > 1 ? 'have' : 'has'} such records too.)`,
  ]
}
