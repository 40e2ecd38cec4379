import * as gold from '../gold.ts'

/** A value as it may be written in an answer: as it stands. */
export const as = (value: string) => gold.spelled(value)
/** A record or what it is called, when one of them is asked for. */
export const either = (row: object, name: string) => gold.either(gold.record(row), gold.text(name))
