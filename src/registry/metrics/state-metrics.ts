import { Counter, Gauge, type Registry as Metrics } from 'prom-client'
import { SERVICE_STATES } from '../../contract/registry.ts'
import { VERSION } from '../../lib/version.ts'
import type { ServiceGuards } from '../call/service-guards.ts'
import type { Registry } from '../registry.ts'
import type { Tracing } from '../telemetry/tracing.ts'

const PREFIX = 'agent_registry'
const BREAKER_STATES = ['closed', 'half-open', 'open'] as const

export interface StateSources {
  registry: Registry
  guards: ServiceGuards
  /** Sessions of clients at `/mcp`. */
  sessions: () => number
  tracing: Tracing | undefined
}

/** What is looked up when somebody asks: nothing here costs a call anything. */
export function createStateMetrics(metrics: Metrics, { registry, guards, sessions, tracing }: StateSources): void {
  const registers = [metrics]
  /** A metric whose values by label are computed when it is read. */
  const observed = (
    Kind: typeof Gauge | typeof Counter,
    name: string,
    help: string,
    labelNames: string[],
    read: () => Iterable<[labels: Record<string, string>, value: number]>,
  ) =>
    new Kind({
      name: `${PREFIX}_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const [labels, value] of read()) this.inc(labels, value)
      },
    })
  const services = () => Object.entries(registry.status().services)
  const perService = (read: (status: ReturnType<typeof services>[number][1]) => number) => () =>
    services().map(([app, status]) => [{ app }, read(status)] as [Record<string, string>, number])
  const perGuard = (read: (guard: ReturnType<ServiceGuards['of']>) => number) => () =>
    [...guards.all()].map(([app, guard]) => [{ app }, read(guard)] as [Record<string, string>, number])

  observed(Gauge, 'info', 'Version of the registry; always 1', ['version'], () => [[{ version: VERSION }, 1]])
  observed(
    Gauge,
    'tools',
    'Registered tools',
    ['app'],
    perService(status => status.tool_count),
  )
  observed(
    Gauge,
    'service_up',
    '1 when the service is ready',
    ['app'],
    perService(({ state }) => +(state === 'ready')),
  )
  observed(Gauge, 'service_state', 'State of the service: 1 for the one that it is in', ['app', 'state'], () =>
    services().flatMap(([app, { state }]) =>
      SERVICE_STATES.map(one => [{ app, state: one }, +(one === state)] as [Record<string, string>, number]),
    ),
  )
  observed(
    Counter,
    'service_restarts_total',
    'Times that the service was connected to again',
    ['app'],
    perService(status => status.restarts),
  )
  observed(
    Gauge,
    'calls_in_flight',
    'Calls that have a place at their service now',
    ['app'],
    perGuard(({ limiter }) => limiter.running),
  )
  observed(
    Gauge,
    'calls_waiting',
    'Calls that wait for a place at their service now',
    ['app'],
    perGuard(({ limiter }) => limiter.waiting),
  )
  observed(Gauge, 'breaker_state', 'State of the circuit breaker: 1 for the one that it is in', ['app', 'state'], () =>
    [...guards.all()].flatMap(([app, { breaker }]) =>
      BREAKER_STATES.map(one => [{ app, state: one }, +(one === breaker.state)] as [Record<string, string>, number]),
    ),
  )
  observed(
    Counter,
    'breaker_opened_total',
    'Times that the circuit breaker of the service opened',
    ['app'],
    perGuard(({ breaker }) => breaker.openings),
  )
  observed(Gauge, 'mcp_sessions', 'Sessions of clients at /mcp', [], () => [[{}, sessions()]])
  observed(Counter, 'spans_total', 'Spans for the OpenTelemetry collector by what became of them', ['outcome'], () =>
    tracing ? Object.entries(tracing.spans).map(([outcome, count]) => [{ outcome }, count]) : [],
  )
}
