import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * So long work goes on before others get their turn, in milliseconds. With the step that goes beyond it, and on a machine that does
 * other things too, nobody waits for more than 50 (design § 7).
 */
const SLICE = 8
/** So long it has gone on before a step of unknown length that the step waits, in milliseconds. */
const BEFORE_STEP = 3
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

/** Whether work has held up everything else for long enough: for what looks more often than it would yield. */
export const isTurnOver = (): boolean => performance.now() - turnBegan() >= SLICE

/** Others get their turn; the next one begins behind it. */
async function pause(): Promise<void> {
  await nextTurn()
  turnBegan()
}

/** Between two steps of some work: others get their turn where it has held them up for a while; the next step may take long. */
export async function pauseIfDue(): Promise<void> {
  if (performance.now() - turnBegan() >= BEFORE_STEP) await pause()
}

/** Does something with each of many things, in slices: others get their turn in between. */
export async function eachInSlices<T>(
  list: readonly T[],
  work: (one: T, at: number) => void,
  step = STEP,
): Promise<void> {
  turnBegan()
  for (let at = 0; at < list.length; at++) {
    work(list[at]!, at)
    if (at % step === step - 1 && isTurnOver()) await pause()
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
    if (isTurnOver()) await pause()
  }
}

/** The same work in one go. */
export function runAtOnce<T>(steps: Iterator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
