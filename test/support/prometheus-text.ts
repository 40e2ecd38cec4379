/** One series: a name with its labels, and the value. */
export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

export interface Family {
  name: string
  help: string
  type: string
  samples: Sample[]
}

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(,|$)/y
const TYPES = new Set(['counter', 'gauge', 'histogram', 'summary', 'untyped'])

/**
 * Reads the Prometheus text format as strictly as `promtool check metrics` does: every family has HELP and TYPE before its
 * samples and stands in one place, no series comes twice, counters end in _total (and only they), names have no other
 * unit than a base one, histograms are cumulative and end with +Inf, which is their count. Throws on everything else.
 */
export function readPrometheusText(text: string): Map<string, Family> {
  if (!text.endsWith('\n')) throw new Error('the text does not end with a line break')
  const families = new Map<string, Family>()
  let current: Family | undefined
  let helped: { name: string; help: string } | undefined
  const series = new Set<string>()
  for (const line of text.split('\n')) {
    if (line === '') continue
    const fail = (why: string) => new Error(`${why}: ${line}`)
    if (line.startsWith('# HELP ')) {
      const [, name = '', help = ''] = /^# HELP (\S+) (.+)$/.exec(line) ?? []
      if (!NAME.test(name) || help === '') throw fail('no HELP')
      if (families.has(name)) throw fail('a family in two places')
      helped = { name, help }
    } else if (line.startsWith('# TYPE ')) {
      const [, name = '', type = ''] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? []
      if (helped?.name !== name) throw fail('TYPE without HELP before it')
      if (!TYPES.has(type)) throw fail('no such type')
      current = { ...helped, type, samples: [] }
      families.set(name, current)
    } else {
      const sample = readSample(line)
      if (!current || !belongsTo(sample.name, current)) throw fail('a sample outside its family')
      const key = `${sample.name} ${JSON.stringify(Object.entries(sample.labels).sort())}`
      if (series.has(key)) throw fail('a series that comes twice')
      series.add(key)
      current.samples.push(sample)
    }
  }
  for (const family of families.values()) check(family)
  return families
}

function readSample(line: string): Sample {
  const [, name = '', , inside = '', number = ''] = /^([^\s{]+)(\{(.*)\})? (\S+)$/.exec(line) ?? []
  if (!NAME.test(name)) throw new Error(`no sample: ${line}`)
  const labels: Record<string, string> = {}
  LABEL.lastIndex = 0
  while (LABEL.lastIndex < inside.length) {
    const at = LABEL.lastIndex
    const [, label = '', value = ''] = LABEL.exec(inside) ?? []
    if (label === '' || label in labels) throw new Error(`wrong labels at ${at}: ${line}`)
    labels[label] = value
  }
  const value = number === '+Inf' ? Infinity : number === '-Inf' ? -Infinity : /^nan$/i.test(number) ? NaN : +number
  if (Number.isNaN(value) && !/^nan$/i.test(number)) throw new Error(`no number: ${line}`)
  return { name, labels, value }
}

function belongsTo(name: string, { name: family, type }: Family): boolean {
  if (type === 'histogram') return [`${family}_bucket`, `${family}_sum`, `${family}_count`].includes(name)
  if (type === 'summary') return [family, `${family}_sum`, `${family}_count`].includes(name)
  return name === family
}

function check({ name, type, samples }: Family): void {
  if ((type === 'counter') !== name.endsWith('_total')) throw new Error(`${type} ${name}: _total is for counters`)
  if (/_(ms|milliseconds|minutes|kilobytes|megabytes|percent)(_|$)/.test(name)) throw new Error(`${name}: no base unit`)
  if (type === 'counter' && samples.some(({ value }) => !(value >= 0))) throw new Error(`${name} is negative`)
  if (type === 'histogram') checkHistogram(name, samples)
}

function checkHistogram(name: string, samples: Sample[]): void {
  const groups = new Map<string, Sample[]>()
  for (const sample of samples) {
    const { le: _le, ...labels } = sample.labels
    const key = JSON.stringify(Object.entries(labels).sort())
    groups.set(key, [...(groups.get(key) ?? []), sample])
  }
  for (const [key, group] of groups) {
    const buckets = group.filter(sample => sample.name === `${name}_bucket`)
    const count = group.find(sample => sample.name === `${name}_count`)?.value
    const sum = group.find(sample => sample.name === `${name}_sum`)?.value
    const bounds = buckets.map(({ labels }) => (labels.le === '+Inf' ? Infinity : Number(labels.le)))
    const isRising = (values: number[]) => values.every((value, index) => !(value < (values[index - 1] ?? -Infinity)))
    if (bounds.some(Number.isNaN) || !isRising(bounds)) throw new Error(`${name}${key}: bounds do not rise`)
    if (!isRising(buckets.map(({ value }) => value))) throw new Error(`${name}${key}: not cumulative`)
    if (bounds.at(-1) !== Infinity || buckets.at(-1)?.value !== count) throw new Error(`${name}${key}: no +Inf`)
    if (sum === undefined || count === undefined) throw new Error(`${name}${key}: no sum or no count`)
  }
}
