import type { Condition } from './query.ts'

/** What holds of a field where a condition does not. */
export const OPPOSITE: Partial<Record<Condition['op'], Condition['op']>> = {
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
