import type { ModelEndpoint, ProviderName } from '../endpoint.ts'
import type { ModelProvider } from '../provider.ts'
import { openOllama } from './ollama.ts'
import { openOpenAi } from './openai.ts'

/** Every provider: another one is a file and a line here, and its name in the setting (`MODEL_PROVIDERS`). */
export const PROVIDERS: Record<ProviderName, (endpoint: ModelEndpoint) => ModelProvider> = {
  ollama: openOllama,
  openai: openOpenAi,
}
