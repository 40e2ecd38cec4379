import type { ModelSettings } from '../../config/settings.ts'
import { readEndpoint, type ModelEndpoint } from './endpoint.ts'
import type { ModelProvider } from './provider.ts'

/** What a file of `providers` exports for its provider. */
export type OpenProvider = (endpoint: ModelEndpoint) => ModelProvider

/**
 * The language model that the settings name, undefined without one (`readEndpoint` has the rule). Opening it sends and
 * loads nothing: that happens with the first request. A provider is the file of its name in `providers`, which exports
 * `open`, and its name in `MODEL_PROVIDERS` of the settings (docs/extending.md).
 */
export function openProvider(settings: ModelSettings, environment: NodeJS.ProcessEnv): ModelProvider | undefined {
  const endpoint = readEndpoint(settings, environment)
  return endpoint && openWhenAsked(endpoint)
}

function openWhenAsked(endpoint: ModelEndpoint): ModelProvider {
  let opened: Promise<ModelProvider> | undefined
  const open = () => (opened ??= load(endpoint.provider).then(provider => provider.open(endpoint)))
  return {
    async *generate(request, signal) {
      yield* (await open()).generate(request, signal)
    },
    probe: async signal => await (await open()).probe(signal),
    close: async () => {
      if (opened) await (await opened).close()
    },
  }
}

const load = async (name: ModelEndpoint['provider']) =>
  (await import(`./providers/${name}.ts`)) as { open: OpenProvider }
