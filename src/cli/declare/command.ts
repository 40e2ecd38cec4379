import type { Command } from 'commander'
import { usage } from '../../lib/errors.ts'
import { type CommandContext, createContext, type GlobalOptions } from '../context.ts'
import { namesOf, tooManyWords, unknownCommand } from './unexpected.ts'

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
    .allowExcessArguments()
    .action(async (...given: unknown[]) => {
      const self = given.at(-1) as Command
      const isList = self.registeredArguments.at(-1)?.variadic
      if (!isList && self.args.length > self.registeredArguments.length) throw usage(tooManyWords(self))
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
    throw usage(
      word === undefined ? `agent ${name} needs one of: ${namesOf(parent).join(', ')}` : unknownCommand(word, parent),
    )
  })
  return parent
}
