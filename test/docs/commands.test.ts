import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { expect } from 'chai'
import { createProgram } from '../../src/cli/program.ts'

const ROOT = join(import.meta.dirname, '../..')
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name)),
]

const groups = new Set(
  createProgram()
    .commands.filter(({ commands }) => commands.length > 0)
    .map(one => one.name()),
)

/** Every command line of `agent` that a document shows, in code blocks and in running text. */
function findCommandLines(text: string): string[] {
  const blocks = [...text.matchAll(/^```(?:sh|console)(?: .*)?\n([^]*?)^```$/gm)].flatMap(match =>
    match[1]!.split('\n'),
  )
  const spans = [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(match => match[1]!)
  return [...blocks, ...spans].flatMap(line => {
    // A group by its name alone, in running text: `agent tools` and all below it.
    if (spans.includes(line) && groups.has(line.replace('agent ', ''))) return []
    const found = /^(?:\$ )?(?:npx agent|node bin\/agent\.js|dist\/agent|agent) (.+)$/.exec(line.trim())
    return found ? [found[1]!.replace(/\s+#.*$/, '')] : []
  })
}

/** What is wrong with a command line, as far as its words and options go; undefined when nothing is. `help` is commander's. */
function judge(line: string, program: Command): string | undefined {
  const words: string[] = line.match(/"[^"]*"|\S+/g) ?? []
  let command = program
  let rest: string[] = words
  for (;;) {
    const next = command.commands.find(child => child.name() === rest[0])
    if (!next) break
    command = next
    rest = rest.slice(1)
  }
  if (command === program && !['--help', '--version', 'help', '…'].includes(rest[0] ?? ''))
    return `no command ${rest[0]}`
  const known = new Set(command.options.flatMap(({ long, short }) => [long, short]))
  const unknown = rest.find(word => /^--?[a-z]/.test(word) && !known.has(word) && word !== '--help')
  if (command !== program && unknown !== undefined) return `no option ${unknown}`
  if (command.commands.length > 0 && command !== program && !rest[0]?.startsWith('<'))
    return `${command.name()} needs a command`
  return undefined
}

describe('command lines in documents', () => {
  const lines = DOCUMENTS.flatMap(name =>
    findCommandLines(readFileSync(join(ROOT, name), 'utf8')).map(line => ({ name, line })),
  )

  it('are found', () => expect(lines.length).to.be.greaterThan(20))

  it('name only commands and options that exist', () => {
    const program = createProgram()
    const wrong = lines.flatMap(({ name, line }) => {
      const why = judge(line.replace(/^\[|\]/g, '').replaceAll(/[[\]]/g, ''), program)
      return why === undefined ? [] : [`${name}: agent ${line}: ${why}`]
    })
    expect(wrong).to.deep.equal([])
  })

  it('would be refused if they did not exist', () => {
    expect(judge('start-everything', createProgram())).to.equal('no command start-everything')
    expect(judge('status --loud', createProgram())).to.equal('no option --loud')
    expect(judge('mode', createProgram())).to.equal('mode needs a command')
  })
})
