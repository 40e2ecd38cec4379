import type { Condition } from './query.ts'

/** What holds of a field where a condition does not. */
const OPPOSITE: Partial<Record<Condition['op'], Condition['op']>> = {
  '=': '!=',
  '!=': '=',
  in: 'not in',
  'not in': 'in',
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  empty: 'filled',
  filled: 'empty',
  contains: 'not contains',
  'not contains': 'contains',
}

/** A condition turned round: how it compares then, and what it is called; undefined where none says the opposite. */
export function turnRound({ op, label }: Condition): Pick<Condition, 'op' | 'label'> | undefined {
  const opposite = OPPOSITE[op]
  return opposite && { op: opposite, label: `not ${label}` }
}
