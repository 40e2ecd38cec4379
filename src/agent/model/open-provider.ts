import type { ModelSettings } from '../../config/settings.ts'
import { readEndpoint } from './endpoint.ts'
import type { ModelProvider } from './provider.ts'
import { PROVIDERS } from './providers/index.ts'

/**
 * The language model that the settings name, undefined without one (`readEndpoint` has the rule). Opening it sends and
 * loads nothing: that happens with the first request.
 */
export function openProvider(settings: ModelSettings, environment: NodeJS.ProcessEnv): ModelProvider | undefined {
  const endpoint = readEndpoint(settings, environment)
  return endpoint && PROVIDERS[endpoint.provider](endpoint)
}
