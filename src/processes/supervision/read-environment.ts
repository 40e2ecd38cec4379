import { readFileSync } from 'node:fs'

/** Variables of the channel to the parent that started a process; a child of its own gets others. */
const CHANNEL = ['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE']

/**
 * The environment that a process was started with, so that a restart repeats it: keys of services come from there, and
 * they stand in no file. Linux only; elsewhere undefined, and the environment of the supervisor's own start applies.
 */
export function readEnvironment(pid: number): NodeJS.ProcessEnv | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean)
    if (!entries.length) return undefined
    return Object.fromEntries(
      entries
        .map(entry => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)] as const)
        .filter(([name]) => name && !CHANNEL.includes(name)),
    )
  } catch {
    return undefined
  }
}
