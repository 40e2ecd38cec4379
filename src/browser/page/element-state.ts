import type { ElementFacts } from './element.ts'

/** States that can be waited for and checked. */
export const STATES = [
  'visible',
  'hidden',
  'enabled',
  'disabled',
  'checked',
  'unchecked',
  'expanded',
  'collapsed',
  'selected',
  'focused',
  'editable',
  'readonly',
  'empty',
] as const
export type ElementState = (typeof STATES)[number]

export interface StateFacts extends ElementFacts {
  visible: boolean
  focused: boolean
  selected?: boolean
  text: string
  isEmpty?: boolean
}

/** Whether an element is in a state; one that is gone is hidden and nothing else. */
export function isIn(state: ElementState, facts: StateFacts | undefined): boolean {
  if (!facts) return state === 'hidden'
  switch (state) {
    case 'visible':
      return facts.visible
    case 'hidden':
      return !facts.visible
    case 'enabled':
      return !facts.disabled
    case 'disabled':
      return facts.disabled
    case 'checked':
      return facts.checked === true
    case 'unchecked':
      return facts.checked === false
    case 'expanded':
      return facts.expanded === true
    case 'collapsed':
      return facts.expanded === false
    case 'selected':
      return facts.selected === true
    case 'focused':
      return facts.focused
    case 'editable':
      return facts.editable
    case 'readonly':
      return facts.readonly
    case 'empty':
      return facts.isEmpty ?? (facts.value ?? facts.text) === ''
  }
}

/** The states that an element is in, in words. */
export function describeStates(facts: StateFacts | undefined): string {
  if (!facts) return 'it is not on the page'
  const states = STATES.filter(state => isIn(state, facts) && (state !== 'empty' || facts.editable))
  return `${facts.words} is ${states.join(', ')}${facts.value ? `, and holds "${facts.value}"` : ''}`
}
