import type { Turn } from '../../src/agent/turn.ts'

/** A message as the first turn of a session, without a listener; `more` says what is different. */
export const turnOf = (message: string, more: Partial<Turn> = {}): Turn => ({
  message,
  dryRun: false,
  mode: 'api',
  memory: null,
  approvals: 'writes',
  maxShown: 10,
  signal: new AbortController().signal,
  emit: () => {},
  ...more,
})
