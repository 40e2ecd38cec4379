import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longest time that work on many things holds up everything else, in milliseconds (design § 7: 50). */
const SLICE = 12
/** How often the clock is looked at. */
const STEP = 64

let begun: number | undefined

/**
 * When the work of this turn of the event loop began, in milliseconds: what is done in slices one after the other, or for several at
 * once, holds up everything else together.
 */
function turnBegan(): number {
  if (begun === undefined) {
    begun = performance.now()
    setImmediate(() => (begun = undefined))
  }
  return begun
}

const isOver = (): boolean => performance.now() - turnBegan() >= SLICE

/** Does something with each of many things, in slices: others get their turn in between. */
export async function eachInSlices<T>(
  list: readonly T[],
  work: (one: T, at: number) => void,
  step = STEP,
): Promise<void> {
  turnBegan()
  for (let at = 0; at < list.length; at++) {
    work(list[at]!, at)
    if (at % step === step - 1 && isOver()) await nextTurn()
  }
}

/** The same, with the results. */
export async function mapInSlices<T, R>(list: readonly T[], make: (one: T) => R): Promise<R[]> {
  const out: R[] = []
  await eachInSlices(list, one => void out.push(make(one)))
  return out
}

/** What a value becomes by these steps, one after the other, in slices. */
export async function passInSlices<T>(value: T, steps: readonly ((value: T) => T)[]): Promise<T> {
  let made = value
  await eachInSlices(steps, step => void (made = step(made)), 1)
  return made
}

/** Runs work that yields after every piece of it, in slices; gives what it comes to. */
export async function runInSlices<T>(steps: Iterator<unknown, T>): Promise<T> {
  turnBegan()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (isOver()) await nextTurn()
  }
}

/** The same work in one go. */
export function runAtOnce<T>(steps: Iterator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
