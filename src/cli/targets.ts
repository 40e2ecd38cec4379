import { usage } from '../lib/errors.ts'
import { nearest } from '../config/check-settings.ts'
import { COMPONENTS, TARGETS, type Component } from '../processes/components.ts'

/** The components that a word on the command line stands for. Throws USAGE for an unknown one. */
export function readTarget(what: string): readonly Component[] {
  const name = what.toLowerCase()
  if (name === BROWSER) throw browserIsNoComponent()
  const components = TARGETS[name] ?? TARGETS[name.replaceAll('-', '_')]
  if (components) return components
  const names = [...Object.keys(TARGETS), BROWSER]
  const near = nearest(name, names)
  throw usage(`Unknown component: ${what}.${near ? ` Did you mean ${near}?` : ''} Components: ${names.join(', ')}`)
}

/** The same where nothing or `all` means every component. */
export function readTargetOrAll(what: string | undefined): readonly Component[] {
  return what === undefined || what.toLowerCase() === 'all' ? COMPONENTS : readTarget(what)
}

/** What `start` takes beside the components: a part of the registry. */
export const BROWSER = 'browser' as const

const browserIsNoComponent = () =>
  usage(
    'The browser service is a part of the registry, which runs it in the modes hybrid and web. How it is: agent status registry. It ends with: agent mode api',
  )
