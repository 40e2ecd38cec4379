import type { CallMetrics } from './call-metrics.ts'
import type { PrometheusMetrics } from './prometheus-metrics.ts'
import type { StateSources } from './state-metrics.ts'

/** `GET /metrics` in the Prometheus text format. */
export interface RegistryMetrics {
  /** Counts a call that took so many milliseconds. */
  countCall: CallMetrics['count']
  /** What is answered, with its content type. */
  read(): Promise<{ text: string; contentType: string }>
}

/**
 * Calls, services and the process, for Prometheus. prom-client and all that it loads come with the first call or the
 * first reader: a registry starts faster, and one that waits is smaller, without them.
 */
export function createRegistryMetrics(sources: StateSources): RegistryMetrics {
  const waiting: Parameters<CallMetrics['count']>[] = []
  let loaded: PrometheusMetrics | undefined
  let loading: Promise<PrometheusMetrics> | undefined
  const load = async () => {
    const { createPrometheusMetrics } = await import('./prometheus-metrics.ts')
    const metrics = createPrometheusMetrics(sources)
    for (const call of waiting.splice(0)) metrics.count(...call)
    return (loaded = metrics)
  }
  const ready = () => (loading ??= load())
  return {
    countCall(call, outcome, duration) {
      if (loaded) return loaded.count(call, outcome, duration)
      waiting.push([call, outcome, duration])
      void ready()
    },
    async read() {
      const metrics = await ready()
      return { text: await metrics.text(), contentType: metrics.contentType }
    },
  }
}
