import { isMatch, type ToolPolicies } from '../agent/policies/match-tool.ts'
import type { LoadedSettings } from '../config/load-settings.ts'
import { isObject } from '../lib/json.ts'
import { readComponentStatus } from '../processes/component-status.ts'
import type { Finding } from './commands/doctor.ts'
import { requestJson } from './http-client.ts'

/** Patterns of `[policies]` that stand for no registered tool: most likely they do not say what was meant. */
export async function checkPolicies(project: LoadedSettings): Promise<Finding[]> {
  const { allow, ask, deny } = project.settings.policies
  if (!allow.length && !ask.length && !deny.length) return []
  const registry = await readComponentStatus(project, 'registry')
  if (registry.state !== 'running') return []
  const catalogue = await requestJson(`${registry.url}/apis`).catch(() => undefined)
  return isObject(catalogue) ? findIdle({ allow, ask, deny }, namesIn(catalogue)) : []
}

const namesIn = (catalogue: Record<string, unknown>): string[] =>
  Object.values(catalogue).flatMap(records => (isObject(records) ? Object.keys(records) : []))

function findIdle(policies: ToolPolicies, names: readonly string[]): Finding[] {
  return (['deny', 'ask', 'allow'] as const).flatMap(rule =>
    policies[rule]
      .filter(pattern => !names.some(name => isMatch(name, pattern)))
      .map((pattern): Finding => ({
        level: 'note',
        what: `policies.${rule}: "${pattern}" stands for no tool that is registered now`,
        next: 'A pattern is a whole name, as agent tools list prints it; * stands for any characters',
      })),
  )
}
