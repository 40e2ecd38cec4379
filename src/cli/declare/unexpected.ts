import type { Command } from 'commander'
import { nearestWord } from '../../lib/edit-distance.ts'
import { TARGETS } from '../../processes/components.ts'

/** "agent apis list": a command with those it stands in. */
export const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()

/** A word that is no command: the nearest one, or all there are. */
export function unknownCommand(word: string, parent: Command): string {
  const path = pathOf(parent)
  const near = meantBy(word, namesOf(parent))
  const within = parent.parent ? `${parent.name()} ` : ''
  return [
    `Unknown command: ${within}${word}.`,
    ...(near ? [`Did you mean ${path} ${near}?`] : []),
    ...(near && !parent.parent ? [] : [listCommands(parent)]),
    `See ${path} --help`,
  ].join(' ')
}

/** Words behind all that a command takes: which, what it takes instead, and what may have been meant. */
export function tooManyWords(command: Command): string {
  const taken = command.registeredArguments
  const excess = command.args.slice(taken.length)
  const path = pathOf(command)
  const options = command.options.flatMap(({ long, hidden }) => (long && !hidden ? [long] : []))
  const meant = meantByExcess(excess[0]!, command, options)
  const takes = taken.map(one => (one.required ? `<${one.name()}>` : `[${one.name()}]`)).join(' ') || 'no argument'
  return [
    `Unexpected: ${excess.join(' ')}.`,
    `${path.replace(/^agent /, '')} takes ${takes}, and the options ${options.join(', ')}.`,
    ...(meant ? [`Did you mean ${meant}?`] : taken.length ? [] : [listCommands(command.parent!)]),
    `See ${path} --help`,
  ].join(' ')
}

/** An option without its dashes ("crm reload"), or, where no argument is taken, another command ("apis list add", "crm stop"). */
function meantByExcess(word: string, command: Command, options: readonly string[]): string | undefined {
  const option = meantBy(
    word,
    options.map(one => one.slice(2)),
  )
  if (option) return `${pathOf(command)} --${option}`
  const other = command.registeredArguments.length ? undefined : meantBy(word, namesOf(command.parent!))
  if (!other) return undefined
  const isOfComponent =
    command.name() in TARGETS && command.parent!.commands.find(one => one.name() === other)!.registeredArguments.length
  return `${pathOf(command.parent!)} ${other}${isOfComponent ? ` ${command.name()}` : ''}`
}

/** The word that was most likely meant: one that begins alike, else the nearest within the slips of typing. */
const meantBy = (word: string, known: readonly string[]): string | undefined =>
  word === ''
    ? undefined
    : (known.find(one => one.startsWith(word) || word.startsWith(one)) ?? nearestWord(word, known, mayBeTyped))

/** How many slips a command of that length may have: one, and two where enough letters are left to tell it. */
const mayBeTyped = (name: string) => (name.length > 4 ? 2 : 1)

/** Commands that are shown; what the program alone calls is hidden. */
export const namesOf = (parent: Command): string[] => {
  const shown = parent.createHelp().visibleCommands(parent)
  return parent.commands.filter(one => shown.includes(one)).map(one => one.name())
}

const listCommands = (parent: Command): string =>
  `Commands${parent.parent ? ` of ${parent.name()}` : ''}: ${namesOf(parent).join(', ')}.`
