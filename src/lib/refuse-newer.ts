import { stateNewer } from './errors.ts'
import { isObject } from './json.ts'

/** Throws STATE_NEWER for the content of a file whose `version` is later than the one that is known; gives it back else. */
export function refuseNewer(file: string, content: unknown, known: number): unknown {
  const version = isObject(content) ? content['version'] : undefined
  if (typeof version === 'number' && version > known) throw stateNewer(file, version, known)
  return content
}
