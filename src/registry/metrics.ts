import { Counter, Gauge, Histogram, Registry as Metrics } from 'prom-client'
import type { Registry } from './registry.ts'

/** `GET /metrics` in the Prometheus text format. */
export interface CallMetrics {
  countCall(app: string, tool: string, status: number, seconds: number, cache: string | undefined): void
  text(): Promise<string>
  readonly contentType: string
}

/** Counters and durations of calls, and the state of every service, for `GET /metrics`. */
export function createCallMetrics(registry: Registry): CallMetrics {
  const metrics = new Metrics()
  const registers = [metrics]
  const calls = new Counter({
    name: 'agent_registry_calls_total',
    help: 'Calls of tools',
    labelNames: ['app', 'tool', 'status'],
    registers,
  })
  const cached = new Counter({
    name: 'agent_registry_cache_total',
    help: 'Calls by what the cache did',
    labelNames: ['app', 'outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'agent_registry_call_duration_seconds',
    help: 'Duration of calls',
    labelNames: ['app'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  new Gauge({
    name: 'agent_registry_tools',
    help: 'Registered tools',
    labelNames: ['app'],
    registers,
    collect() {
      this.reset()
      for (const application of registry.applications()) this.set({ app: application.name }, application.tool_count)
    },
  })
  new Gauge({
    name: 'agent_registry_service_up',
    help: '1 when the service is ready',
    labelNames: ['app'],
    registers,
    collect() {
      this.reset()
      for (const application of registry.applications())
        this.set({ app: application.name }, application.state === 'ready' ? 1 : 0)
    },
  })
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  return {
    contentType: metrics.contentType,
    text: () => metrics.metrics(),
    countCall(app, tool, status, duration, cache) {
      calls.inc({ app, tool, status })
      seconds.observe({ app }, duration)
      if (cache !== undefined) cached.inc({ app, outcome: cache })
    },
  }
}
