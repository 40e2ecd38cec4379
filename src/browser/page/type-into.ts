import { pageError } from '../page-errors.ts'
import { clickElement } from './click-element.ts'
import type { Element, ElementFacts } from './element.ts'
import { focusedElement, locateElement } from './element.ts'

interface Focused extends ElementFacts {
  unfit?: boolean
  invisible?: boolean
  isPicked?: boolean
  isEmpty?: boolean
  hasFocus?: boolean
  /** It is there for its keys alone: what is typed is shown elsewhere. */
  isUnseen?: boolean
}

interface Held {
  isHeld: boolean
  isEmpty?: boolean
  isSecret?: boolean
  value?: string
  type?: string
  min?: string
  max?: string
  step?: string
}

/**
 * Writes into a field as a person would: focus, what is there marked, the text, and the last letter as a key of its own, so
 * that what listens to keys hears it. Answers with notes where the field holds something else afterwards.
 */
export async function typeInto(element: Element, text: string, clear = true): Promise<string[]> {
  const facts = await element.call<Focused>('focus', { clear })
  if (facts.unfit) {
    const editor = await openEditor(element, facts)
    if (editor) return await typeInto(editor, text, clear)
  }
  refuseUnfit(facts)
  const field = facts.ref && facts.ref !== element.ref ? locateElement(element.page, facts.ref) : element
  if (facts.isPicked) {
    await setPicked(field, facts, text)
    return []
  }
  const keys = { clear, isEmpty: facts.isEmpty ?? true, lines: facts.tag !== 'input' }
  // Editors of several lines add brackets and indents to keys, and take text as it is.
  if (facts.isUnseen && facts.tag === 'input' && text !== '' && text.length <= MOST_KEYS)
    return await enterByKeys(field, text)
  await enterText(field, text, keys)
  const held = await field.call<Held>('verifyField', { text, clear }).catch(() => ({ isHeld: true }) as Held)
  if (held.isHeld) return []
  if (held.isEmpty || facts.hasFocus === false) {
    const set = await field.call<Held>('set', { text })
    if (set.isHeld) return []
    throw pageError('ELEMENT_UNFIT', `${facts.words} takes no such text; it holds ${quote(set.value)}`)
  }
  return [
    held.isSecret
      ? `${facts.words} holds something else than what was typed.`
      : `${facts.words} now holds ${quote(held.value)}.`,
  ]
}

/** Editors that draw their text themselves take the keys in a field of their own, which a click brings up. */
async function openEditor(element: Element, facts: Focused): Promise<Element | undefined> {
  if (!EDITORS.test(facts.role) || facts.disabled) return undefined
  await clickElement(element)
  const focused = await focusedElement(element.page)
  const held = await focused?.call<ElementFacts>('inspect')
  return held?.editable ? focused : undefined
}
const EDITORS = /^(generic|text|application|code|document|group|img|region|textbox|cell|gridcell|paragraph)$/

const quote = (value: string | undefined): string => (value ? JSON.stringify(value) : 'nothing')

function refuseUnfit(facts: Focused): void {
  if (facts.unfit) throw pageError('ELEMENT_UNFIT', `${facts.words} is no field that text can be typed into`)
  if (facts.tag === 'select') throw pageError('ELEMENT_UNFIT', `${facts.words} is a list to choose from: use select`)
  if (facts.type === 'file') throw pageError('ELEMENT_UNFIT', `${facts.words} takes files: use upload`)
  if (facts.type === 'checkbox' || facts.type === 'radio')
    throw pageError('ELEMENT_UNFIT', `${facts.words} is ticked, not typed into: use check`)
  if (facts.disabled) throw pageError('ELEMENT_UNFIT', `${facts.words} is disabled`)
  if (facts.readonly) throw pageError('ELEMENT_UNFIT', `${facts.words} can only be read`)
  if (facts.invisible) throw pageError('ELEMENT_UNFIT', `${facts.words} is on the page but not visible`)
}

/** More than this is put in at once, also where each letter might be heard. */
const MOST_KEYS = 300

/** Each letter as a key of its own; what such a field holds afterwards says nothing. */
async function enterByKeys(field: Element, text: string): Promise<string[]> {
  for (const letter of text) {
    await field.page.keyboard.type(letter)
    await field.call('passText').catch(() => undefined)
  }
  return []
}

async function enterText(
  field: Element,
  text: string,
  { clear, isEmpty, lines }: { clear: boolean; isEmpty: boolean; lines: boolean },
): Promise<void> {
  const { page } = field
  if (text === '') {
    if (clear && !isEmpty) await page.keyboard.press('Delete')
    return
  }
  const letters = [...(lines ? text : text.replace(/\s*[\r\n]+\s*/g, ' '))]
  const last = letters.at(-1)!
  // A key of its own exists for what can be typed on a keyboard; other letters are put in as they are.
  const hasKey = /^[\x20-\x7e]$/.test(last)
  const first = hasKey ? letters.slice(0, -1).join('') : letters.join('')
  if (first) await page.keyboard.insertText(first)
  // What is written in may have moved, or taken away, the field.
  if (first && hasKey) await field.call('passText').catch(() => undefined)
  if (hasKey) await page.keyboard.press(last === ' ' ? 'Space' : last)
}

/** How values of pickers are written (HTML § 2.3.5, § 4.10.5.1). */
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  time: '14:30',
  month: '2026-11',
  week: '2026-W47',
  'datetime-local': '2026-11-21T14:30',
  color: '#ff0000',
  range: 'a number',
}

async function setPicked(field: Element, facts: Focused, text: string): Promise<void> {
  const value = facts.type === 'color' ? text.trim().toLowerCase() : text.trim()
  const held = await field.call<Held>('set', { text: value })
  const isSame = held.isHeld || (value !== '' && held.value !== '' && Number(held.value) === Number(value))
  if (isSame || held.value?.startsWith(value)) return
  const bounds =
    facts.type === 'range' ? `, from ${held.min || 0} to ${held.max || 100} in steps of ${held.step || 1}` : ''
  throw pageError(
    'ELEMENT_UNFIT',
    `${facts.words} did not take ${quote(text)}; it takes ${FORMATS[facts.type ?? ''] ?? 'another form'}${bounds}, and holds ${quote(held.value)}`,
  )
}
