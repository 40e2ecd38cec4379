import { Counter, Histogram, type Registry as Metrics } from 'prom-client'
import { STATUS_CODES } from '../../lib/node-http.ts'
import type { Call, CallOutcome } from '../call/run-call.ts'
import { createLabelBudget, OTHER } from './label-budget.ts'
import { createToolHistogram } from './tool-histogram.ts'

/** Seconds. Calls last from a tenth of a millisecond (an answer from the cache) to minutes. */
const CALL_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
const OWN_BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1]
/** Milliseconds: looking whether there is something to wait for is no waiting. */
const NO_WAIT = 1
/** Tools with series of their own; a histogram of each is some twenty lines. */
const MOST_TOOLS = 1_000
const MOST_APPLICATIONS = 500
const PREFIX = 'agent_registry'

/** Sums of one application that need no look-up of labels for each call. */
interface Sums {
  attempts: number
  retries: number
  requestBytes: number
  responseBytes: number
  truncated: number
}

/** Which limit refused a call, for `limit_hits_total`. */
const limitOf = (code: string, status: number) =>
  code === 'SERVICE_PAUSED' ? 'breaker' : code !== 'BUSY' ? undefined : status === 429 ? 'queue' : 'wait'

/** What is counted of every call. */
export interface CallMetrics {
  /** Counts a call that took so many milliseconds. It is on the hot path: about a microsecond. */
  count(call: Call, outcome: CallOutcome, duration: number): void
  /** What `metrics` itself does not write. */
  text(): string
}

/** The metrics of calls, most of them in `metrics`. */
export function createCallMetrics(metrics: Metrics): CallMetrics {
  const registers = [metrics]
  const sums = new Map<string, Sums>()
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `${PREFIX}_${name}`, help, labelNames, registers })
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name: `${PREFIX}_${name}`, help, labelNames, buckets, registers })
  const summed = (name: string, help: string, key: keyof Sums) =>
    new Counter({
      name: `${PREFIX}_${name}`,
      help,
      labelNames: ['app'],
      registers,
      collect() {
        this.reset()
        for (const [app, sum] of sums) this.inc({ app }, sum[key])
      },
    })

  const calls = counter('calls_total', 'Calls of tools by the status that was answered', ['app', 'tool', 'status'])
  const errors = counter('errors_total', 'Failed calls by the type of the error', ['app', 'type'])
  const seconds = createToolHistogram(
    `${PREFIX}_call_duration_seconds`,
    'Duration of calls from the request to the answer',
    CALL_BUCKETS,
  )
  const upstream = histogram(
    'upstream_duration_seconds',
    'Part of a call in the hands of its service, all attempts together',
    ['app'],
    CALL_BUCKETS,
  )
  const own = histogram(
    'own_duration_seconds',
    "The registry's own part of a call: neither its service nor a queue nor a pause between attempts",
    ['app'],
    OWN_BUCKETS,
  )
  const queue = histogram(
    'queue_duration_seconds',
    'Time in the queue of a service, of the calls that had to wait',
    ['app'],
    CALL_BUCKETS,
  )
  summed('attempts_total', 'Attempts of calls', 'attempts')
  summed('retries_total', 'Attempts after the first one', 'retries')
  const cached = counter('cache_total', 'Calls by what the cache did', ['app', 'outcome'])
  summed('request_bytes_total', 'Bytes of call requests', 'requestBytes')
  summed('response_bytes_total', 'Bytes of answers to calls', 'responseBytes')
  summed('truncated_results_total', 'Results that were cut because of max_result_bytes', 'truncated')
  const limits = counter(
    'limit_hits_total',
    'Calls that a limit refused: queue (full), wait (too long for a place) or breaker (service is left alone)',
    ['app', 'limit'],
  )

  const appLabel = createLabelBudget(MOST_APPLICATIONS)
  const toolLabel = createLabelBudget(MOST_TOOLS)
  const count: CallMetrics['count'] = (call, outcome, duration) => {
    const { failure, cache, attempts, waitTime, pauseTime, upstreamTime } = outcome
    // Names that nobody registered would let any client grow the metrics without end.
    const app = outcome.isAppKnown ? appLabel(call.app) : OTHER
    const tool = outcome.isKnown && app !== OTHER ? toolLabel(call.functionName) : OTHER
    calls.inc({ app, tool, status: statusLabel(outcome.status) })
    seconds.observe(app, tool, duration / 1000)
    if (attempts) upstream.observe({ app }, upstreamTime / 1000)
    own.observe({ app }, Math.max(0, duration - upstreamTime - waitTime - pauseTime) / 1000)
    if (waitTime >= NO_WAIT) queue.observe({ app }, waitTime / 1000)
    if (cache) cached.inc({ app, outcome: cache })
    if (failure) {
      errors.inc({ app, type: failure.code })
      const limit = limitOf(failure.code, failure.status)
      if (limit) limits.inc({ app, limit })
    }
    let sum = sums.get(app)
    if (!sum) sums.set(app, (sum = { attempts: 0, retries: 0, requestBytes: 0, responseBytes: 0, truncated: 0 }))
    sum.attempts += attempts
    if (attempts > 1) sum.retries += attempts - 1
    sum.requestBytes += call.requestBytes ?? 0
    sum.responseBytes += outcome.responseBytes
    if (outcome.isTruncated) sum.truncated++
  }
  return { count, text: seconds.text }
}

/** A status that HTTP knows, else its class: a service may answer with any number. */
const statusLabel = (status: number) =>
  status in STATUS_CODES || status === 499 ? status : `${Math.floor(status / 100)}xx`
