/** Keys that the loop presses (UI Events KeyboardEvent key Values); text is typed. */
export const KEYS = [
  'Enter',
  'Escape',
  'Tab',
  'Space',
  'Backspace',
  'Delete',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const

/** One action of the model. */
export type Action =
  | { do: 'click'; ref: string }
  | { do: 'type'; ref: string; text: string; submit: boolean }
  | { do: 'select'; ref: string; value: string }
  | { do: 'check'; ref: string; checked: boolean }
  | { do: 'press'; key: string }
  | { do: 'hover'; ref: string }
  | { do: 'drag'; ref: string; to: string }
  | { do: 'scroll'; direction: 'up' | 'down' }
  /** An address that the person wrote. */
  | { do: 'open'; url: string }
  | { do: 'back' }
  | { do: 'wait' }
  /** The next part of a page that is longer than what is shown. */
  | { do: 'more' }
  /** Cancels the dialog that waits; what it would confirm is for a person to say. */
  | { do: 'dismiss_dialog' }
  | { do: 'finish'; answer: string }
  | { do: 'ask'; question: string }
  | { do: 'stop'; reason: string }

/** Those that end the loop. */
export type Ending = Extract<Action, { do: 'finish' | 'ask' | 'stop' }>
/** Those that do something with the browser. */
export type Doing = Exclude<Action, Ending | { do: 'more' }>

export const isEnding = (action: Action): action is Ending =>
  action.do === 'finish' || action.do === 'ask' || action.do === 'stop'

/** What can be done now. */
export interface Choices {
  click: readonly string[]
  type: readonly string[]
  /** Labels of each list of choices. */
  select: ReadonlyMap<string, readonly string[]>
  check: readonly string[]
  /** All elements that are shown. */
  refs: readonly string[]
  drag: readonly string[]
  /** Addresses that the person wrote. */
  addresses: readonly string[]
  hasMore: boolean
  hasDialog: boolean
}
