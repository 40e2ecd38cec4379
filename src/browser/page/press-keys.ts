import type { Page } from 'playwright-core'
import { messageOf } from '../../lib/errors.ts'
import { pageError } from '../page-errors.ts'

/** Other usual names of keys than those of the standard (UI Events KeyboardEvent key Values). */
const NAMES: Readonly<Record<string, string>> = {
  alt: 'Alt',
  backspace: 'Backspace',
  cmd: 'Meta',
  command: 'Meta',
  control: 'Control',
  ctrl: 'Control',
  del: 'Delete',
  delete: 'Delete',
  down: 'ArrowDown',
  end: 'End',
  enter: 'Enter',
  esc: 'Escape',
  escape: 'Escape',
  home: 'Home',
  insert: 'Insert',
  left: 'ArrowLeft',
  meta: 'Meta',
  option: 'Alt',
  pagedown: 'PageDown',
  pageup: 'PageUp',
  return: 'Enter',
  right: 'ArrowRight',
  shift: 'Shift',
  space: 'Space',
  spacebar: 'Space',
  tab: 'Tab',
  up: 'ArrowUp',
}

/** A key or combination as Playwright takes it: `ctrl+a` is `Control+A`. */
export function readKey(text: string): string {
  const parts = text === '+' ? ['+'] : text.split(/\+(?!$)/)
  return parts
    .map(part => part.trim())
    .map(
      part =>
        NAMES[part.toLowerCase().replace(/[\s_-]/g, '')] ?? (/^f\d{1,2}$|^arrow/i.test(part) ? capitalize(part) : part),
    )
    .join('+')
}

const capitalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^arrow(.)/, (_, letter: string) => `Arrow${letter.toUpperCase()}`)
    .replace(/^f/, 'F')

/** Presses a key so many times. */
export async function pressKeys(page: Page, key: string, count: number): Promise<void> {
  for (let time = 0; time < count; time++)
    await page.keyboard.press(key).catch((error: unknown) => {
      if (/Unknown key/i.test(messageOf(error)))
        throw pageError(
          'WRONG_REQUEST',
          `There is no key "${key}"; keys are called Enter, Tab, Escape, ArrowDown, Control+A and so on.`,
        )
      throw error
    })
}
