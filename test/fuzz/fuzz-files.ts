import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { checkSettings } from '../../src/config/check-settings.ts'
import { parseToml } from '../../src/config/load-settings.ts'
import { Settings } from '../../src/config/settings.ts'
import { createRandom, type Random } from '../../src/demos/seeding/random.ts'
import { AgentError } from '../../src/lib/errors.ts'
import { parseRegistryFile } from '../../src/registry/file/read-registry-file.ts'
import { anyValue, mutate } from './values.ts'

const ROOT = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

/** What a person writes, and what breaks files: aliases that multiply, anchors, merges, tags, tabs, other encodings. */
const YAML_PIECES = [
  'a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b]\n',
  '<<: *a',
  '&a ',
  '*a',
  '!!binary ',
  '!!js/function ',
  '!<tag:x> ',
  '? [a]\n: b\n',
  '\t',
  '\u0000',
  '\uFEFF',
  '---\n',
  '...\n',
  '%YAML 9.9\n',
  '${HOME}',
  '${',
  '${A:-${B}}',
  '__proto__: {polluted: true}\n',
  '{'.repeat(3000),
  '['.repeat(3000),
  '- '.repeat(2000),
  '|\n',
  '>-\n',
  '1e999',
  '.nan',
  '0x',
  '~',
]
const TOML_PIECES = [
  '[',
  ']',
  '[[a]]',
  '[a.b.c]',
  '"""',
  "'''",
  '= = ',
  '1979-05-27T07:32:00Z',
  'inf',
  'nan',
  '0x',
  '\u0000',
  '__proto__ = 1',
  'a.__proto__.polluted = true',
  '{a=1}',
  `${'['.repeat(3000)}`,
  `x = ${'['.repeat(3000)}`,
  '\\u00zz',
  '# ',
  '1_000',
  '+1',
  '"\\uD800"',
]

/** Milliseconds that reading a file may take. */
const SLOW = 5_000

/** Reads broken registry files and settings: each is taken or refused with an error of ours that a person can act on. */
export function fuzzFiles(seed: number, runs: number): string[] {
  const random = createRandom(seed)
  const yaml = [
    read('mcp_servers.yaml'),
    read('config/settings.reference.toml').slice(0, 100),
    stringify({ services: [] }),
  ]
  const toml = [read('config/settings.reference.toml'), read('settings.toml'), '[demo]\nport = 8005\n']
  const variables = { environment: { HOME: '/srv/x' }, settings: {} }
  const readYaml = (text: string) => void parseRegistryFile(text, 'mcp_servers.yaml', variables)
  const readToml = (text: string) => {
    const values = parseToml(text, 'settings.toml')
    const problems = checkSettings(values, key => key)
    if (problems.length) throw new AgentError('SETTING_INVALID', 422, problems[0]!.message)
    Settings.parse(values)
  }
  const found: string[] = []
  for (let run = 0; run < runs; run++) {
    const isYaml = random.chance(50)
    const text = isYaml ? brokenYaml(yaml, random) : mutate(random.pick(toml), random, TOML_PIECES)
    const wrong = attempt(() => (isYaml ? readYaml : readToml)(text))
    if (wrong) found.push(`${isYaml ? 'YAML' : 'TOML'} ${JSON.stringify(text.slice(0, 400))}: ${wrong}`)
  }
  if (({} as { polluted?: unknown }).polluted !== undefined) found.push('Object.prototype was changed')
  return found
}

const brokenYaml = (texts: readonly string[], random: Random): string =>
  random.chance(20) ? stringify({ services: anyValue(random, 5) }) : mutate(random.pick(texts), random, YAML_PIECES)

function attempt(act: () => void): string | undefined {
  // Of the processor: others may be busy with it.
  const started = process.cpuUsage()
  try {
    act()
  } catch (error) {
    if (!(error instanceof AgentError)) return `${String((error as Error).stack).slice(0, 600)}`
    if (error.message.length > 20_000) return `a message of ${error.message.length} characters`
    if (/node:internal|\n\s+at /.test(error.message)) return `it tells how the inside looks: ${error.message}`
  }
  const time = process.cpuUsage(started).user / 1000
  return time > SLOW ? `it took ${Math.round(time)} ms of the processor` : undefined
}
