import { createRequire } from 'node:module'
import { IS_BINARY, IS_PACKAGE, readAsset } from '../lib/assets.ts'
import { runText } from '../lib/run-text.ts'
import type * as commandLine from './run-command-line.ts'

/** The second text of a built program (scripts/build/bundle.ts), and what V8 made of it on this platform. */
export const PROGRAM_TEXT = 'program.cjs'
export const PROGRAM_CACHE = 'program.cache'

export type CommandLine = typeof commandLine

/**
 * Loads the program behind its entry. The single binary has it as an asset with its compiled form: who only asks for the
 * version, or looks after the others as the supervisor does, neither reads nor keeps it.
 */
export async function loadCommandLine(): Promise<CommandLine> {
  if (IS_BINARY) {
    const text = readAsset(PROGRAM_TEXT).toString('latin1')
    return runText<CommandLine>(text, process.execPath, readAsset(PROGRAM_CACHE))
  }
  if (IS_PACKAGE) return createRequire(import.meta.url)(`./${PROGRAM_TEXT}`) as CommandLine
  return await import('./run-command-line.ts')
}
