import { collectDefaultMetrics, Registry as Metrics } from 'prom-client'
import { createCallMetrics, type CallMetrics } from './call-metrics.ts'
import { createStateMetrics, type StateSources } from './state-metrics.ts'

/** All metrics, in prom-client's hands: the one module that loads it. */
export interface PrometheusMetrics {
  count: CallMetrics['count']
  text(): Promise<string>
  readonly contentType: string
}

/** Gauges of prom-client whose names end in _total, which is for counters; the same is told by kind of handle. */
const MISNAMED = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total']

/** Calls, services and the process, for Prometheus. */
export function createPrometheusMetrics(sources: StateSources): PrometheusMetrics {
  const metrics = new Metrics()
  const calls = createCallMetrics(metrics)
  createStateMetrics(metrics, sources)
  let isWatched = false
  return {
    contentType: metrics.contentType,
    count: calls.count,
    async text() {
      // Watching the event loop and the garbage collector costs something: only where somebody reads it.
      if (!isWatched) {
        collectDefaultMetrics({ register: metrics })
        for (const name of MISNAMED) metrics.removeSingleMetric(name)
      }
      isWatched = true
      return `${await metrics.metrics()}\n${calls.text()}`
    },
  }
}
