import { fileURLToPath } from 'node:url'
import { IS_BINARY } from '../lib/assets.ts'

/** How the program starts itself: the arguments of a command follow `args`. */
export interface Launcher {
  command: string
  args: string[]
}

/**
 * One path for the source tree and the single binary: the binary is its own program, the source tree is the runtime
 * with its flags and the entry file (design § 8).
 */
export function createLauncher(): Launcher {
  if (IS_BINARY) return { command: process.execPath, args: [] }
  const entry = fileURLToPath(new URL('../../bin/agent.js', import.meta.url))
  return { command: process.execPath, args: [...process.execArgv, entry] }
}
