import type { Settings } from '../../config/settings.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Prices } from '../chat/create-receipt.ts'
import { traceProvider } from '../telemetry/trace-provider.ts'
import { openAgentTracing, type AgentTracing } from '../telemetry/tracing.ts'
import { readEndpoint } from './endpoint.ts'
import type { ModelProvider } from './provider.ts'
import { watchModel, type SeenModel } from './watch-model.ts'

/** The language model of a server, and the spans of what is done with it. */
export interface OpenedModel {
  /** Undefined: none is configured. */
  provider: ModelProvider | undefined
  seen: () => Promise<SeenModel>
  prices: Prices
  tracing: AgentTracing | undefined
}

/** Opens what the settings name; nothing of it is loaded where they name none. */
export async function openModel(
  { model, telemetry }: Pick<Settings, 'model' | 'telemetry'>,
  environment: NodeJS.ProcessEnv,
  logger: Logger,
): Promise<OpenedModel> {
  const endpoint = readEndpoint(model, environment)
  const opened = endpoint && (await import('./open-provider.ts')).openProvider(model, environment)
  const collector = telemetry.otlp_endpoint || environment.OTEL_EXPORTER_OTLP_ENDPOINT
  const tracing = collector
    ? await openAgentTracing({
        endpoint: collector,
        serviceName: telemetry.agent_name,
        capture: telemetry.capture_content,
        model: endpoint && { provider: endpoint.provider, url: endpoint.url, name: () => endpoint.name || undefined },
        logger,
      })
    : undefined
  const provider = opened && tracing ? traceProvider(opened) : opened
  return {
    provider,
    seen: watchModel(provider, endpoint),
    prices: { input: model.input_price, output: model.output_price, currency: model.currency },
    tracing,
  }
}
