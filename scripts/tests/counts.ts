import { relative } from 'node:path'

/** What the tests of one file came to: numbers, the full titles of those that failed, and how long its tests and hooks ran. */
export interface FileCounts {
  passing: number
  pending: number
  failing: string[]
  milliseconds: number
}

/** What a run came to, by the path of the test file. */
export type RunCounts = Record<string, FileCounts>

/** The files in which something failed. */
export const listFailed = (counts: RunCounts): string[] =>
  Object.entries(counts).flatMap(([file, { failing }]) => (failing.length ? [file] : []))

/** How many files are told that took long. */
const MOST_SLOW = 12

/** The files that took longest, the slowest first: those to look at when a run is too long. */
export function tellSlowest(counts: RunCounts, root: string): string[] {
  const slowest = Object.entries(counts)
    .sort(([, one], [, other]) => other.milliseconds - one.milliseconds)
    .slice(0, MOST_SLOW)
  return slowest.map(
    ([file, { milliseconds }]) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${relative(root, file)}`,
  )
}

/**
 * The line that tells a whole run, and the titles of what failed in it, for people who see only its end.
 *
 * @param first what all files came to, beside each other
 * @param again what those with failures came to when each was run again, alone; they count instead of the first
 */
export function tellRun(first: RunCounts, again: RunCounts = {}): string[] {
  const last = Object.values({ ...first, ...again })
  const sum = (of: (file: FileCounts) => number) => last.reduce((total, file) => total + of(file), 0)
  const failed = last.flatMap(({ failing }) => failing)
  const unsteady = Object.keys(again)
    .flatMap(file => first[file]?.failing ?? [])
    .filter(title => !failed.includes(title))
  return [
    ...unsteady.map(title => `passed only when run again, alone: ${title}`),
    ...failed.map(title => `failed: ${title}`),
    `in all: ${sum(({ passing }) => passing)} passing, ${failed.length} failing, ${sum(({ pending }) => pending)} pending`,
  ]
}
