import type { Settings } from '../../config/settings.ts'

/** What `${server_ports.crm_api}` in a registry file stands for: every setting by its dotted name. */
export function settingVariables(settings: Settings): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const [section, fields] of Object.entries(settings))
    for (const [name, value] of Object.entries(fields as Record<string, unknown>))
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        variables[`${section}.${name}`] = String(value)
  return variables
}
