import { collectDefaultMetrics, Registry as Metrics } from 'prom-client'
import type { Call, CallOutcome } from '../call/run-call.ts'
import { createCallMetrics } from './call-metrics.ts'
import { createStateMetrics, type StateSources } from './state-metrics.ts'

/** `GET /metrics` in the Prometheus text format. */
export interface RegistryMetrics {
  /** Counts a call that took so many milliseconds. */
  countCall(call: Call, outcome: CallOutcome, duration: number): void
  text(): Promise<string>
  readonly contentType: string
}

/** Gauges of prom-client whose names end in _total, which is for counters; the same is told by kind of handle. */
const MISNAMED = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total']

/** Calls, services and the process, for Prometheus. */
export function createRegistryMetrics(sources: StateSources): RegistryMetrics {
  const metrics = new Metrics()
  const calls = createCallMetrics(metrics)
  createStateMetrics(metrics, sources)
  let isWatched = false
  return {
    contentType: metrics.contentType,
    countCall: calls.count,
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
