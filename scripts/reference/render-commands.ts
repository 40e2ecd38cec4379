import type { Argument, Command, Option } from 'commander'
import { ARGUMENTS, createProgram } from '../../src/cli/program.ts'
import { anchorOf, cell, code, GENERATED, page, table } from './markdown.ts'

/** docs/reference/commands.md: every command, from commander's own declarations. */
export function renderCommands(): string {
  const program = createProgram()
  const commands = listCommands(program)
  return page(
    '# Commands',
    GENERATED,
    'Every command of `agent` with its arguments, options and exit codes. In a checkout it is `npx agent …` or ' +
      '`node bin/agent.js …`. Results go to standard output, notes and errors to standard error. `agent help <command>` prints ' +
      'the same in the terminal.',
    table(
      ['Command', 'What it does'],
      commands.map(command => [
        `[${code(pathOf(command))}](#${anchorOf(pathOf(command))})`,
        cell(sentence(command.description())),
      ]),
    ),
    '## Options of every command',
    table(
      ['Option', 'Meaning'],
      [...COMMON.values()].map(([flags, meaning]) => [code(flags), meaning]),
    ),
    '## Exit codes',
    table(
      ['Code', 'Meaning'],
      [
        ['0', 'Done'],
        [
          '1',
          'Failed: the message names the reason and the next step; with `--json` it is `{"error": {"code", "message"}}`',
        ],
        ['2', 'Wrong usage: unknown command, option or value, or an argument is missing'],
        ['3', '`agent status` alone: something that was asked about is stopped'],
      ],
    ),
    ...commands.map(renderCommand),
  )
}

/** What every command takes; told once. */
const COMMON = new Map([
  ['--json', ['--json', 'Prints the result as JSON'] as const],
  ['--settings', ['--settings <file>', 'Another settings file than `settings.toml`'] as const],
  ['--help', ['-h, --help', 'Prints help for the command'] as const],
])

function renderCommand(command: Command): string {
  const options = command.options.filter(option => !COMMON.has(option.long ?? '') && !option.hidden)
  return page(
    `## ${pathOf(command)}`,
    `${sentence(command.description())}.`,
    `\`\`\`\n${pathOf(command)} ${command.usage()}\n\`\`\``,
    table(
      ['Argument', 'What it is'],
      command.registeredArguments.map(argument => [code(nameOf(argument)), cell(meaningOf(argument))]),
    ),
    table(
      ['Option', 'Meaning', 'Default'],
      options.map(option => [code(option.flags), cell(describeOption(option)), defaultOf(option)]),
    ),
    textAfter(command),
  ).trimEnd()
}

const nameOf = (argument: Argument) => {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`
  return argument.required ? `<${name}>` : `[${name}]`
}

const meaningOf = (argument: Argument) =>
  argument.description || ARGUMENTS[argument.name()] || (argument.variadic ? 'any number of them' : '')

function describeOption({ description, argChoices }: Option): string {
  const choices = argChoices?.length ? `: ${argChoices.map(choice => `\`${choice}\``).join(', ')}` : ''
  return sentence(description.replace(/\s*\(default:? [^)]*\)$/, '')) + choices
}

function defaultOf({ description, defaultValue }: Option): string {
  const told = /\(default:? ([^)]*)\)$/.exec(description)?.[1]
  return told ? cell(told) : defaultValue === undefined ? '' : code(JSON.stringify(defaultValue))
}

/** What stands below the help of a command (`addHelpText('after', …)`). */
function textAfter(command: Command): string | undefined {
  let written = ''
  command.configureOutput({ writeOut: text => (written += text), getOutHasColors: () => false })
  command.outputHelp()
  const after = written.slice(command.helpInformation().length).trim()
  return after && `\`\`\`text\n${after}\n\`\`\``
}

/** Commands that do something, in the order of their declaration, without the inner ones. */
function listCommands(parent: Command): Command[] {
  return parent.commands
    .filter(command => !(command as unknown as { _hidden?: boolean })._hidden && command.name() !== 'help')
    .flatMap(command => (command.commands.length ? listCommands(command) : [command]))
}

function pathOf(command: Command): string {
  const names: string[] = []
  for (let one: Command | null = command; one; one = one.parent) names.unshift(one.name())
  return names.join(' ')
}

const sentence = (text: string) => text.replace(/^./, letter => letter.toUpperCase())
