import * as chrono from 'chrono-node/en'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Something for every parser to look at. */
const SAMPLE = 'what was new last week, since 5 May 2024, until 10:30 tomorrow or two days ago?'
/** The engine of regular expressions compiles a pattern when it is first used, and once more for speed with the next text. */
const ROUNDS = 2

let loaded: Promise<void> | undefined

/** Compiles what chrono looks for, parser by parser: some 20 ms in all, others get their turn in between. Once for a process. */
export const loadDates = (): Promise<void> => (loaded ??= compileParsers())

async function compileParsers(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++)
    for (const parser of chrono.casual.parsers) {
      new chrono.Chrono({ parsers: [parser], refiners: [] }).parse(SAMPLE)
      await nextTurn()
    }
}
