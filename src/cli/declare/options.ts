import { InvalidArgumentError, Option } from 'commander'
import { RUN_MODES } from '../../contract/chat.ts'

/** `--mode`; "browser" is another word for "web". */
export const modeOption = () =>
  new Option('--mode <mode>', 'run mode').choices([...RUN_MODES, 'browser']).argParser((mode: string) => {
    if (![...RUN_MODES, 'browser'].includes(mode))
      throw new InvalidArgumentError(`Allowed choices are ${RUN_MODES.join(', ')}.`)
    return mode === 'browser' ? 'web' : mode
  })

export function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new InvalidArgumentError('Allowed: a whole number from 1 to 65535.')
  return port
}

export function readCount(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1) throw new InvalidArgumentError('Allowed: a whole number from 1.')
  return Number(text)
}

export function readWhole(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Allowed: a whole number from 0.')
}

export function readPercent(text: string): number {
  const percent = Number(text.replace(/%$/, ''))
  if (!(percent >= 0 && percent <= 100)) throw new InvalidArgumentError('Allowed: a number from 0 to 100.')
  return percent
}
