import type { Mechanism, Work } from '../work.ts'
import { choose } from './choose.ts'
import { click } from './click.ts'
import { enter } from './enter.ts'

/** Ways to do a single order, in the order in which they are tried. */
export const MECHANISMS: readonly Mechanism[] = [choose, enter, click]

/** Ways to reach what the whole instruction asks, before its clauses are taken one by one. */
export const WHOLE: readonly ((work: Work) => Promise<boolean>)[] = []
