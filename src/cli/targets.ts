import { usage, AgentError } from '../lib/errors.ts'
import { nearest } from '../config/check-settings.ts'
import { COMPONENTS, TARGETS, type Component } from '../processes/components.ts'

/** The components that a word on the command line stands for. Throws USAGE for an unknown one. */
export function readTarget(what: string): readonly Component[] {
  const name = what.toLowerCase()
  if (name === 'browser') throw browserNotBuilt()
  const components = TARGETS[name] ?? TARGETS[name.replaceAll('-', '_')]
  if (components) return components
  const names = [...Object.keys(TARGETS), 'browser']
  const near = nearest(name, names)
  throw usage(`Unknown component: ${what}.${near ? ` Did you mean ${near}?` : ''} Components: ${names.join(', ')}`)
}

/** The same where nothing or `all` means every component. */
export function readTargetOrAll(what: string | undefined): readonly Component[] {
  return what === undefined || what.toLowerCase() === 'all' ? COMPONENTS : readTarget(what)
}

/** The browser service is not part of this version. */
export const browserNotBuilt = () =>
  new AgentError(
    'BROWSER_NOT_BUILT',
    501,
    'The browser service is not part of this version yet. Everything else works without it: agent start demo',
  )
