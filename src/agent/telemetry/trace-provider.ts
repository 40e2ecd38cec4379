import type { ModelProvider } from '../model/provider.ts'
import { traceOfTurn } from './turn-trace.ts'

/** A provider whose requests are spans of the answer that they are made for. */
export const traceProvider = (provider: ModelProvider): ModelProvider => ({
  probe: signal => provider.probe(signal),
  close: () => provider.close(),
  async *generate(request, signal) {
    const span = traceOfTurn()?.startChat(request)
    try {
      for await (const event of provider.generate(request, signal)) {
        span?.see(event)
        yield event
      }
    } catch (error) {
      span?.fail(error)
      throw error
    } finally {
      span?.end()
    }
  },
})
