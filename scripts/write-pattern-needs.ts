import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type * as Parser from 'oxc-parser'
import { goesPartlyByCase } from '../src/lib/any-case.ts'

const ROOT = join(import.meta.dirname, '..')
/** Where patterns are that whole messages are held against. */
const ROOMS = ['src/agent', 'src/lib']

/** Every pattern that modules make while they are loaded: `pattern` and `new RegExp`. */
const made: RegExp[] = []

/**
 * `node scripts/write-pattern-needs.ts [file]` → dist/pattern-needs.br: what a text must hold for each longer pattern of
 * the program to match (src/lib/prefilter). Written when the program is installed or built, so that no first message waits for it.
 */
async function main(file = join(ROOT, 'dist/pattern-needs.br')): Promise<void> {
  const oxc = await import('oxc-parser')
  noteNewPatterns()
  const sources = ROOMS.flatMap(listSources)
  for (const source of sources) await import(source)
  // Parsers of dates make their patterns when they are first asked.
  const { casual, strict } = await import('../src/agent/understand/dates/chrono.ts')
  for (const parser of [casual, strict])
    for (const forwardDate of [false, true]) parser.parse('today', undefined, { forwardDate })
  const { packNeeds } = await import('../src/lib/prefilter/known-programs.ts')
  const patterns = [...made, ...sources.flatMap(source => literalsIn(source, oxc))]
  const partly = patterns.find(goesPartlyByCase)
  if (partly)
    throw new Error(
      `V8 does not keep to a part that goes by case (src/lib/any-case.ts); write it with pattern: ${partly.source}`,
    )
  const bytes = packNeeds(patterns)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, bytes)
  renameSync(`${file}.${process.pid}`, file)
}

/** From now on every regular expression that is constructed is noted; literals are not. */
function noteNewPatterns(): void {
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, given, own) {
      const pattern = Reflect.construct(target, given, own) as RegExp
      made.push(pattern)
      return pattern
    },
  })
}

const listSources = (room: string): string[] =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .toSorted()
    .map(name => join(ROOT, room, name))

/** The regular expressions that a module has as literals. */
function literalsIn(source: string, { parseSync, Visitor }: typeof Parser): RegExp[] {
  const found: RegExp[] = []
  const { program } = parseSync(source, readFileSync(source, 'utf8'))
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(new RegExp(node.regex.pattern, node.regex.flags))
    },
  }).visit(program)
  return found
}

/** An installation without development packages has nothing to read the sources with: said, no failure. */
try {
  await main(process.argv[2])
} catch (error) {
  if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.log('What patterns need is worked out by the first messages: a development package is not installed.')
}
