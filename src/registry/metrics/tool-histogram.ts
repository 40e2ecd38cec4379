/** A histogram by application and tool. */
export interface ToolHistogram {
  observe(app: string, tool: string, value: number): void
  /** In the Prometheus text format. */
  text(): string
}

interface Series {
  /** Labels as they are written. */
  labels: string
  /** Observations for each bound and beyond the last one, not yet cumulative. */
  counts: number[]
  sum: number
}

/**
 * The one metric with many series has its own writer: prom-client takes 200 ms of the event loop for a thousand tools,
 * which every call of that moment would wait for; this takes 10.
 */
export function createToolHistogram(name: string, help: string, bounds: readonly number[]): ToolHistogram {
  const applications = new Map<string, Map<string, Series>>()
  const uppers = [...bounds.map(String), '+Inf']
  const create = (app: string, tool: string): Series => {
    const series = { labels: `app="${escape(app)}",tool="${escape(tool)}"`, counts: uppers.map(() => 0), sum: 0 }
    let tools = applications.get(app)
    if (!tools) applications.set(app, (tools = new Map()))
    tools.set(tool, series)
    return series
  }
  return {
    observe(app, tool, value) {
      const series = applications.get(app)?.get(tool) ?? create(app, tool)
      let index = 0
      while (index < bounds.length && value > (bounds[index] as number)) index++
      ;(series.counts[index] as number)++
      series.sum += value
    },
    text() {
      const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`]
      for (const tools of applications.values())
        for (const { labels, counts, sum } of tools.values()) {
          let total = 0
          for (const [index, count] of counts.entries())
            lines.push(`${name}_bucket{${labels},le="${uppers[index]}"} ${(total += count)}`)
          lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`)
        }
      return `${lines.join('\n')}\n`
    },
  }
}

/** A label's value (Prometheus text format: backslash, quote and line break are escaped). */
const escape = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
