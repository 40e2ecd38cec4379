import type { Command } from 'commander'
import { nearestWord } from '../../lib/edit-distance.ts'
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
    names.find(name => name.startsWith(word) || word.startsWith(name)) ?? nearestWord(word, names, mayBeTyped)
  const path = parent.name() === 'agent' ? '' : `${parent.name()} `
  return `Unknown command: ${path}${word}.${near ? ` Did you mean agent ${path}${near}?` : ''}${path ? '' : ' See agent --help'}`
}

/** How many slips a command of that length may have: one, and two where enough letters are left to tell it. */
const mayBeTyped = (name: string) => (name.length > 4 ? 2 : 1)
