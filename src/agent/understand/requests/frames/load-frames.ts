import { eachInSlices } from '../../../../lib/in-slices.ts'
import { dropDisjuncts } from './disjuncts.ts'
import { framesOf } from './reasons.ts'
import { WHO_ASKS } from './who-asks.ts'

const SAMPLE = 'show what is new'
/** Patterns are compiled when they are first tried. */
const TRIALS: readonly (() => unknown)[] = [
  ...WHO_ASKS.map(pattern => () => SAMPLE.search(pattern)),
  () => dropDisjuncts(SAMPLE),
  () => framesOf(SAMPLE),
]

let loaded: Promise<void> | undefined

/** Compiles the patterns of all that is said around a request, once, in slices: together they hold up others for too long. */
export const loadFrames = (): Promise<void> => (loaded ??= eachInSlices(TRIALS, trial => void trial(), 1))
