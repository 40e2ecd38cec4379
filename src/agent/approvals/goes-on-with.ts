import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../lib/json.ts'
import type { PendingWrite } from '../turn.ts'

type Write = Pick<PendingWrite, 'tool' | 'args'>

/** Whether a write holds all of another one: the same call, with what was asked for before and more. */
export const goesOnWith = (next: Write, before: Write): boolean =>
  next.tool === before.tool && holds(next.args, before.args)

const holds = (whole: unknown, part: unknown): boolean =>
  isObject(whole) && isObject(part)
    ? Object.entries(part).every(([name, value]) => holds(whole[name], value))
    : isDeepStrictEqual(whole, part)
