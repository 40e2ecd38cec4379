import type { Command } from 'commander'
import { usage } from '../../lib/errors.ts'
import { type CommandContext, createContext, type GlobalOptions } from '../context.ts'

/** Runs a command: its context, its arguments in order, its options. Returns the exit code, 0 when it says nothing. */
export type Action = (
  context: CommandContext,
  args: string[],
  options: Record<string, unknown>,
) => Promise<number | void>

/** Adds a command to its parent. */
export type Declare = (parent: Command, spec: string, description: string, action: Action) => Command

/** A command that does something, with the options that all of them take. */
export function leaf(
  parent: Command,
  spec: string,
  description: string,
  action: Action,
  state: { code: number },
): Command {
  return parent
    .command(spec)
    .description(description)
    .option('--json', 'print the result as JSON')
    .option('--settings <file>', 'another settings file than settings.toml')
    .allowExcessArguments(false)
    .action(async (...given: unknown[]) => {
      const options = given.at(-2) as Record<string, unknown> & GlobalOptions
      const args = given.slice(0, -2).flatMap(value => (value === undefined ? [undefined] : value)) as string[]
      state.code = (await action(createContext(options), args, options)) ?? 0
    })
}

/** A command that only holds others. Alone it prints its help and counts as wrong usage. */
export function group(program: Command, name: string, description: string): Command {
  const parent = program.command(name).description(description)
  parent.allowExcessArguments().action((_options, command: Command) => {
    const [word] = command.args
    const choices = parent.commands.map(child => child.name()).join(', ')
    throw usage(
      word === undefined
        ? `agent ${name} needs one of: ${choices}`
        : `${unknownCommand(word, parent)} Commands of agent ${name}: ${choices}`,
    )
  })
  return parent
}

export function unknownCommand(word: string, parent: Command): string {
  const names = parent.commands.map(child => child.name())
  const near =
    names.find(name => name.startsWith(word) || word.startsWith(name)) ?? names.find(name => isOneTypoAway(name, word))
  const path = parent.name() === 'agent' ? '' : `${parent.name()} `
  return `Unknown command: ${path}${word}.${near ? ` Did you mean agent ${path}${near}?` : ''}${path ? '' : ' See agent --help'}`
}

function isOneTypoAway(name: string, word: string): boolean {
  if (Math.abs(name.length - word.length) > 1) return false
  const sorted = (text: string) => [...text].sort().join('')
  const same = [...word].filter((letter, index) => name[index] === letter).length
  return sorted(name) === sorted(word) || same >= Math.min(name.length, word.length) - 1
}
